import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { messageAreas, messageFile, readMessages } from './message-files.ts';
import type { MessageTexts } from './message-types.ts';
import { sourceMessages } from './messages-plugin.ts';

const ids = Object.keys(sourceMessages('.'));

/** Ids that say the same in every locale, with the reason why each says it for itself. */
const REPEATED: Readonly<Record<string, string>> = {
  'account.profile.address, store-locator.address': 'a postal address of a person; where a store is',
};

/** The ids of all texts that say the same in every locale, together. */
function repeatedTexts(): string[] {
  const said = new Map<string, string[]>();
  const locales = LOCALES.map(
    (locale): MessageTexts =>
      Object.assign({}, ...messageAreas('.').map((area) => readMessages(messageFile(area, locale)))),
  );
  for (const id of ids) {
    const text = JSON.stringify(locales.map((texts) => texts[id]));
    said.set(text, [...(said.get(text) ?? []), id]);
  }
  return [...said.values()].filter((same) => same.length > 1).map((same) => same.toSorted().join(', '));
}

test('what means the same stands under one id; several areas say it from `common`', () => {
  expect(repeatedTexts()).toEqual(Object.keys(REPEATED));
});

const IN_TEST = /\.test\.tsx?$/;
const WRITTEN = /\.gen\.ts$/;
const BUILD = /^app\/build\//;

function sources(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !IN_TEST.test(file) && !WRITTEN.test(file) && !BUILD.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'));
}

/** `text('home.title')`, and text(`failures.${code}`), which may be any id of that form. */
const WHOLE = /['"`]([a-z][a-z-]*(?:\.[\w-]+)+)['"`]/g;
const IN_PARTS = /`([a-z][a-z-]*\.[\w.-]*\$\{[^`]*)`/g;

test('every message is named by a source file, whole or in parts', () => {
  const code = sources().join('\n');
  const whole = new Set([...code.matchAll(WHOLE)].map(([, id]) => id));
  const forms = [...code.matchAll(IN_PARTS)].map(
    ([, parts = '']) => new RegExp(`^${parts.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  );
  expect(ids.filter((id) => !whole.has(id) && !forms.some((form) => form.test(id)))).toEqual([]);
});
