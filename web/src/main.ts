import '$lib/styles/fonts.css';
import '$lib/styles/tokens.css';
import '$lib/styles/base.css';
import { mount } from 'svelte';
import { addPieces } from '$lib/draw/sprite';
import icons from '$lib/pieces/icons.svg?raw';
import seats from '$lib/pieces/seats.svg?raw';
import { settings } from '$lib/settings.svelte';
import { speak } from '$lib/words.svelte';
import App from './App.svelte';

addPieces(icons);
addPieces(seats);
await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
