/** No text is written in the code: everything a person reads comes from the catalogue, and is there. */
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { parse, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { sources } from './sources';

/** Attributes that are read out or shown. */
const SAID = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
];
const LETTER = /\p{L}/u;

interface Node {
  type: string;
  name?: string;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function literals(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) node.forEach((one) => literals(one, found));
  if (!isNode(node) || node.type === 'StyleSheet' || node.type === 'Comment') return found;
  if (node.type === 'Attribute' || node.type === 'StyleDirective') {
    const { name, value } = node as AST.Attribute | AST.StyleDirective;
    if (SAID.includes(name)) literals(value, found);
    else
      for (const part of Array.isArray(value) ? value : [value])
        if (part !== true && part.type !== 'Text') literals(part, found);
    return found;
  }
  if (node.type === 'Text' && LETTER.test((node as AST.Text).data)) found.push((node as AST.Text).data.trim());
  for (const child of Object.values(node)) if (typeof child === 'object') literals(child, found);
  return found;
}

const inComponent = (source: string): string[] => literals(parse(source, { modern: true }).fragment);

test('the check itself finds text, and labels, and nothing else', () => {
  expect(inComponent('<p class="num">Hello</p>')).toEqual(['Hello']);
  expect(inComponent('{#if yes}<b>{name} wins</b>{/if}')).toEqual(['wins']);
  expect(inComponent('<button aria-label="Close">×</button>')).toEqual(['Close']);
  expect(inComponent('<img alt="{name} waves">')).toEqual(['waves']);
  expect(
    inComponent('<svg viewBox="0 0 1 1" style:width="{w}px"><text x="1">12</text></svg><style>p{color:red}</style>'),
  ).toEqual([]);
  expect(inComponent('<p title={t("x")}>{t("y")} · {2 + 2}</p>')).toEqual([]);
});

test.each(sources('svelte'))('%s has no text of its own', (path) => {
  expect(inComponent(readFileSync(path, 'utf8'))).toEqual([]);
});

const catalogue = new Set(
  sources('ftl', '../src/seaglass')
    .filter((path) => path.endsWith('en.ftl'))
    .flatMap((path) => new FluentResource(readFileSync(path, 'utf8')).body)
    .flatMap((message) => [message.id, ...Object.keys(message.attributes).map((name) => `${message.id}.${name}`)]),
);

const asked = [...sources('svelte'), ...sources('ts')].flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => [key, path] as const),
);

test('there are words to look for', () => {
  expect(asked.length).toBeGreaterThan(50);
});

test.each(asked)('the catalogue has %s (%s)', (key) => {
  expect(catalogue).toContain(key);
});
