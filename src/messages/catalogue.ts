import type { Locale } from '#domain/locale.ts';
import type { PageWords } from '#domain/page-data.ts';
import type { MessageArea } from './message-values.gen.ts';
import { type CompiledMessages, createMessages, type Messages, type ReadWait } from './messages.ts';

export type ReadArea = (area: MessageArea, locale: Locale) => Promise<CompiledMessages>;

/** The words that are loaded: of one locale, and of the areas that were asked for. */
export type Catalogue = {
  /** The messages of the current locale. */
  readonly messages: Messages;
  /** Adds areas; nothing to wait for where they are there already. */
  load(...areas: MessageArea[]): Promise<void> | undefined;
  /** Fetches what tells where further areas are, for a page that began with words of its own. */
  prepare(): Promise<void>;
  /**
   * Changes the language once all loaded areas are there in it. Of two quick changes the later one wins: the earlier one
   * resolves to false, whatever became of its words.
   */
  setLocale(locale: Locale): Promise<boolean>;
  /** Told after each change of language. */
  subscribe(listener: () => void): () => void;
};

type Words = { readonly default: CompiledMessages };

/** The first words of a locale know where its others are. */
type FirstWords = Words & { readonly areas: Readonly<Record<string, (() => Promise<Words>) | undefined>> };

const firstWords = import.meta.glob<FirstWords>('./shell/*.json');

/** Reads a messages file of this build. */
export const readMessagesFile: ReadArea = async (area, locale) => {
  const first = await firstWords[`./shell/${locale}.json`]?.();
  const words = area === 'shell' ? first : await first?.areas[area]?.();
  if (!words) throw new Error(`No messages for ${area} in ${locale}.`);
  return words.default;
};

export type CatalogueNeeds = {
  readonly readArea?: ReadArea | undefined;
  readonly readWait?: ReadWait | undefined;
  /** The words of this locale that the page has brought along. */
  readonly pageWords?: PageWords | undefined;
};

/** One catalogue for each running app (each rendered page on the server). */
export function createCatalogue(
  locale: Locale,
  { readArea = readMessagesFile, readWait, pageWords = {} }: CatalogueNeeds = {},
): Catalogue {
  const listeners = new Set<() => void>();
  /** What another language needs as well: there, or on its way. */
  const wanted = new Set<MessageArea>();
  let current = bundleOf(locale, readWait, pageWords);
  let turn = 0;

  const fill = async (bundle: LocaleBundle, areas: ReadonlySet<MessageArea>): Promise<void> => {
    const missing = [...areas].filter((area) => !bundle.areas.has(area));
    if (missing.length === 0) return;
    await Promise.all(
      missing.map(async (area) => {
        Object.assign(bundle.compiled, await readArea(area, bundle.messages.locale));
        bundle.areas.add(area);
        wanted.add(area);
      }),
    );
    // More may have been wanted meanwhile.
    await fill(bundle, areas);
  };

  /** No area waits for another one: what a link that was only touched has asked for may be lost. */
  const fillCurrent = async (areas: ReadonlySet<MessageArea>): Promise<void> => {
    const bundle = current;
    try {
      await fill(bundle, areas);
    } catch (thrown) {
      for (const area of areas) if (!current.areas.has(area)) wanted.delete(area);
      throw thrown;
    }
    if (bundle !== current) await fillCurrent(areas);
  };

  return {
    get messages() {
      return current.messages;
    },
    load(...areas) {
      for (const area of areas) wanted.add(area);
      return areas.every((area) => current.areas.has(area)) ? undefined : fillCurrent(new Set(areas));
    },
    async setLocale(next) {
      turn += 1;
      const mine = turn;
      const bundle = next === current.messages.locale ? current : bundleOf(next, readWait);
      try {
        await fill(bundle, wanted);
      } catch (thrown) {
        if (mine === turn) throw thrown;
      }
      if (mine !== turn) return false;
      if (bundle === current) return true;
      current = bundle;
      for (const listener of listeners) listener();
      return true;
    },
    async prepare() {
      await readArea('shell', current.messages.locale);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type LocaleBundle = { compiled: CompiledMessages; areas: Set<string>; messages: Messages };

function bundleOf(locale: Locale, readWait: ReadWait | undefined, words: PageWords = {}): LocaleBundle {
  const compiled: CompiledMessages = Object.assign({}, ...Object.values(words));
  return { compiled, areas: new Set(Object.keys(words)), messages: createMessages(locale, compiled, readWait) };
}
