import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['src/lib/schema.d.ts']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // svelte-check knows what is defined and which warnings of the compiler a comment silences.
      'no-undef': 'off',
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // The position of a thing counts where its name is not needed: `(_, i) => i`.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      // What a $derived makes anew each time needs no reactivity of its own.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
