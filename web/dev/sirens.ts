/** Shows the sirens table with sample views (made by sirens.py): ?sample=middle&step=0&eyes=0&lang=de&light=night&part=sum */
import '$lib/styles/fonts.css';
import '$lib/styles/tokens.css';
import '$lib/styles/base.css';
import { mount } from 'svelte';
import { addPieces } from '$lib/draw/sprite';
import icons from '$lib/pieces/icons.svg?raw';
import emblems from '$lib/pieces/seats.svg?raw';
import { isLanguage, speak } from '$lib/words.svelte';
import pieces from '../src/games/sirens/pieces.svg?raw';
import Sirens from './Sirens.svelte';

for (const svg of [icons, emblems, pieces]) addPieces(svg);
const asked = new URLSearchParams(location.search);
const lang = asked.get('lang');
await speak(isLanguage(lang) ? lang : 'en');
document.documentElement.dataset.light = asked.get('light') ?? 'day';
document.documentElement.dataset.motion = asked.get('motion') ?? 'full';
const samples: unknown = await (await fetch('./sirens.json')).json();
mount(Sirens, { target: document.getElementById('app')!, props: { asked, samples } });
