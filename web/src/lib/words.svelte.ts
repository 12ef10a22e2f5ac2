/** The one catalogue of words: the same Fluent files that the server and the terminal read. */
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { FOLDERS } from './registry';

export const LANGUAGES = ['en', 'fr', 'de', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Strings and numbers; anything else the server may add is left alone by the formatter. */
export type Args = Readonly<Record<string, unknown>>;

type Texts = Record<string, string>;

/** All texts of a language, in one file for each. */
const texts: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('./languages/en'),
  fr: () => import('./languages/fr'),
  de: () => import('./languages/de'),
  'zh-Hant': () => import('./languages/zh-Hant'),
};

/** A number with the minus sign of the pieces, where Intl writes a hyphen. */
class SignedNumber extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '−');
  }
}

/** As in locales/__init__.py: a silent h, and a y before a vowel is a consonant. */
const ELIDES = /^(?:[aeiouhàâäéèêëîïôöùûüœæ]|y[bcdfghjklmnpqrstvwxz])/i;
/** French “de” before a name: DE($name) in a catalogue. */
const DE: FluentFunction = ([name]) => (ELIDES.test(String(name)) ? `d’${String(name)}` : `de ${String(name)}`);

let bundle = $state.raw(new FluentBundle('en'));
let wanted: Language | null = null;

export const isLanguage = (value: string | null): value is Language => LANGUAGES.includes(value as Language);

/** The first language the browser asks for that we have: any Chinese is better read in ours than in English. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const base = tag.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language.toLowerCase().split('-')[0] === base);
    if (found) return found;
  }
  return 'en';
}

/** The game whose words a file has; those of `locales` belong to all. */
const gameOf = (file: string): string | undefined => file.match(/games\/(\w+)\//)?.[1];

/** The texts of a language; those of a game that does not speak it yet are the English ones. */
export async function textsIn(language: Language, load = texts, games = FOLDERS): Promise<string[]> {
  const { default: own } = await load[language]();
  const spoken = Object.keys(own).map(gameOf);
  const silent = games.filter((game) => !spoken.includes(game));
  if (silent.length === 0) return Object.values(own);
  const { default: english } = await load.en();
  const borrowed = Object.keys(english).filter((file) => silent.includes(gameOf(file) ?? ''));
  return [...Object.values(own), ...borrowed.map((file) => english[file] ?? '')];
}

export async function speak(language: Language): Promise<void> {
  if (wanted === language) return;
  wanted = language;
  const found = await textsIn(language).catch((error: unknown) => {
    wanted = null;
    throw error;
  });
  // All our languages run left to right, so no isolation marks in the text.
  const next = new FluentBundle(language, { useIsolating: false, functions: { DE } });
  for (const text of found) next.addResource(new FluentResource(text));
  if (wanted !== language) return; // another one was asked for meanwhile
  bundle = next;
  document.documentElement.lang = language;
}

export const has = (key: string): boolean => bundle.hasMessage(key);

/** A part of a message can be one itself: then it is said in words too. */
function part(value: unknown): unknown {
  if (typeof value === 'number') return new SignedNumber(value);
  return isMessage(value) ? t(value.key, value.args) : value;
}

const isMessage = (value: unknown): value is { key: string; args: Args } =>
  typeof value === 'object' && value !== null && 'key' in value && 'args' in value;

/** The message for a key, or for an attribute of it ("key.attribute"), in the reader's language. */
export function t(key: string, args?: Args): string {
  const [id = key, attribute] = key.split('.');
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return key;
  const known = Object.entries(args ?? {}).map(([name, value]) => [name, part(value)]);
  return bundle.formatPattern(pattern, Object.fromEntries(known) as Record<string, FluentVariable>, []);
}

/** Chinese has a space beside Latin letters and figures, and none between its own. */
const besideChinese = (letter = ''): string => (/\p{Script=Han}/u.test(letter) ? '' : ' ');

/** "Mia, Jonas and Erwan" as the language says it; in Chinese with a space beside a name, as in the catalogue. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(bundle.locales, { type: 'conjunction' })
    .formatToParts(names)
    .map(({ value, type }, i, all) =>
      type === 'literal' && value === '和'
        ? `${besideChinese(all[i - 1]?.value.at(-1))}和${besideChinese(all[i + 1]?.value[0])}`
        : value,
    )
    .join('');
