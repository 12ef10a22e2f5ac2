import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { chineseFont } from './chinese-font.ts';
import { firstLoad } from './first-load.ts';
import { lighterFonts } from './lighter-fonts.ts';

const server = process.env.SEAGLASS_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), chineseFont(), lighterFonts(), firstLoad()],
  resolve: { alias: { $lib: new URL('./src/lib', import.meta.url).pathname } },
  build: {
    outDir: '../src/seaglass/web_dist',
    emptyOutDir: true,
    target: 'es2023',
  },
  server: {
    // The messages live beside the Python code, outside of this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // Far more than anything takes: a slow machine is no failure.
  test: { include: ['tests/**/*.test.ts'], testTimeout: 120_000 },
});
