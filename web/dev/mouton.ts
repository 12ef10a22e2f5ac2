/** Shows the mouton table with sample views: ?sample=middle&seats=5&eyes=0&lang=de&light=night&step=2 */
import '$lib/styles/fonts.css';
import '$lib/styles/tokens.css';
import '$lib/styles/base.css';
import { mount } from 'svelte';
import { addPieces } from '$lib/draw/sprite';
import icons from '$lib/pieces/icons.svg?raw';
import emblems from '$lib/pieces/seats.svg?raw';
import { isLanguage, speak } from '$lib/words.svelte';
import pieces from '../src/games/mouton/pieces.svg?raw';
import Mouton from './Mouton.svelte';

for (const svg of [icons, emblems, pieces]) addPieces(svg);
const asked = new URLSearchParams(location.search);
const lang = asked.get('lang');
await speak(isLanguage(lang) ? lang : 'en');
document.documentElement.dataset.light = asked.get('light') ?? 'day';
document.documentElement.dataset.motion = asked.get('motion') ?? 'full';
mount(Mouton, { target: document.getElementById('app')!, props: { asked } });
