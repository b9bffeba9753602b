import type { Locale } from '#domain/locale.ts';
import type { MessageId } from './messages.ts';
import { type CompiledMessages, createMessages, type Messages } from './messages.ts';

/** `home.title` belongs to `home`: one file a locale, loaded by the routes that need it. */
export type MessageArea = MessageId extends infer Id ? (Id extends `${infer Area}.${string}` ? Area : never) : never;

export type ReadArea = (area: MessageArea, locale: Locale) => Promise<CompiledMessages>;

/** The words that are loaded: of one locale, and of the areas that were asked for. */
export interface Catalogue {
  /** Of the locale spoken now. */
  readonly messages: Messages;
  /** What has been asked for so far. */
  readonly areas: readonly MessageArea[];
  /** Adds areas; nothing to wait for where they are there already. */
  load(...areas: MessageArea[]): Promise<void> | undefined;
  /** Changes the language once all loaded areas are there in it; of two quick changes the later one wins. */
  speak(locale: Locale): Promise<void>;
  /** Told after each change of language. */
  subscribe(listener: () => void): () => void;
}

type Words = { readonly default: CompiledMessages };

/** The first words of a locale know where its others are. */
type FirstWords = Words & { readonly areas: Readonly<Record<string, (() => Promise<Words>) | undefined>> };

const firstWords = import.meta.glob<FirstWords>('./shell/*.json');

const readFile: ReadArea = async (area, locale) => {
  const first = await firstWords[`./shell/${locale}.json`]?.();
  const words = area === 'shell' ? first : await first?.areas[area]?.();
  if (!words) throw new Error(`No messages for ${area} in ${locale}.`);
  return words.default;
};

/** One catalogue for each running app (each rendered page on the server). */
export function createCatalogue(locale: Locale, readArea: ReadArea = readFile): Catalogue {
  const listeners = new Set<() => void>();
  const wanted = new Set<MessageArea>();
  let spoken = emptyShelf(locale);
  let turn = 0;

  const fill = async (shelf: Shelf): Promise<void> => {
    const missing = [...wanted].filter((area) => !shelf.areas.has(area));
    if (missing.length === 0) return;
    await Promise.all(
      missing.map(async (area) => {
        Object.assign(shelf.compiled, await readArea(area, shelf.messages.locale));
        shelf.areas.add(area);
      }),
    );
    // More may have been wanted meanwhile.
    await fill(shelf);
  };

  const fillSpoken = async (): Promise<void> => {
    const shelf = spoken;
    await fill(shelf);
    if (shelf !== spoken) await fillSpoken();
  };

  return {
    get messages() {
      return spoken.messages;
    },
    get areas() {
      return [...wanted];
    },
    load(...areas) {
      for (const area of areas) wanted.add(area);
      return areas.every((area) => spoken.areas.has(area)) ? undefined : fillSpoken();
    },
    async speak(next) {
      turn += 1;
      const mine = turn;
      const shelf = next === spoken.messages.locale ? spoken : emptyShelf(next);
      await fill(shelf);
      if (mine !== turn || shelf === spoken) return;
      spoken = shelf;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Shelf = { compiled: CompiledMessages; areas: Set<MessageArea>; messages: Messages };

function emptyShelf(locale: Locale): Shelf {
  const compiled: CompiledMessages = {};
  return { compiled, areas: new Set(), messages: createMessages(locale, compiled) };
}
