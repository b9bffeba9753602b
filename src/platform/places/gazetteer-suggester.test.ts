import { describe, expect, it, vi } from 'vitest';
import { geodata } from '#app/build/geodata-plugin.ts';
import { Failure } from '#domain/failure.ts';
import { type GazetteerParts, gazetteerSuggester } from './gazetteer-suggester.ts';
import type { PlacesAnswer, PlacesQuestion } from './place-messages.ts';

const text = JSON.stringify(geodata().gazetteer());
const codes = JSON.stringify(geodata()['postal-codes']());
const here: GazetteerParts = {
  gazetteer: async () => ({ text }),
  postalCodes: async () => ({ text: codes }),
  worker: async () => null,
  language: () => 'en-US',
};
const still = () => new AbortController().signal;

/** A worker that keeps its questions until the test answers them. */
class HeldWorker extends EventTarget {
  onmessage: ((event: MessageEvent<PlacesAnswer>) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  onerror: (() => void) | null = null;
  asked: PlacesQuestion[] = [];
  ended = false;
  postMessage(question: PlacesQuestion) {
    this.asked.push(question);
  }
  terminate() {
    this.ended = true;
  }
}

function workerParts() {
  const workers: HeldWorker[] = [];
  const parts: GazetteerParts = {
    ...here,
    worker: async () => {
      const worker = new HeldWorker();
      workers.push(worker);
      return worker;
    },
  };
  return { parts, workers };
}

describe('gazetteer suggester', () => {
  it('LOC-016 suggests geocoded places without any service, on the page where there is no worker', async () => {
    const places = await gazetteerSuggester(here).suggest('seatle', null, still());
    expect(places[0]).toMatchObject({ label: 'Seattle, WA', coordinates: { lat: 47.61, lng: -122.33 } });
  });

  it('loads nothing for an empty text', async () => {
    const gazetteer = vi.fn(here.gazetteer);
    expect(await gazetteerSuggester({ ...here, gazetteer }).suggest('  ', null, still())).toEqual([]);
    expect(gazetteer).not.toHaveBeenCalled();
  });

  it('finds a postal code, alone and in an address, and loads the codes once one is typed', async () => {
    const postalCodes = vi.fn(here.postalCodes);
    const suggester = gazetteerSuggester({ ...here, postalCodes });
    await suggester.suggest('boston', null, still());
    expect(postalCodes).not.toHaveBeenCalled();
    for (const typed of ['90210', '9700 Wilshire Blvd, Beverly Hills, CA 90210']) {
      const [place] = await suggester.suggest(typed, null, still());
      expect(place).toMatchObject({ label: '90210, CA', detail: 'California, United States', isExact: true });
    }
    expect(postalCodes).toHaveBeenCalledTimes(1);
  });

  it('finds the town of an address where the codes cannot be loaded', async () => {
    const postalCodes = vi.fn(here.postalCodes).mockRejectedValueOnce(new TypeError('network'));
    const suggester = gazetteerSuggester({ ...here, postalCodes });
    const address = '1912 Pike Pl, Seattle, WA 98101';
    expect((await suggester.suggest(address, null, still()))[0]?.label).toBe('Seattle, WA');
    expect((await suggester.suggest(address, null, still()))[0]?.label).toBe('98101, WA');
  });

  it('writes places in the language that the page speaks by then', async () => {
    const language = vi.fn(() => 'en-US');
    const suggester = gazetteerSuggester({ ...here, language });
    expect((await suggester.suggest('vancouver', null, still()))[0]?.detail).toBe('British Columbia, Canada');
    language.mockReturnValue('fr-CA');
    expect((await suggester.suggest('vancouver', null, still()))[0]?.detail).toBe('Colombie-Britannique, Canada');
  });

  it('prepares ahead, once', async () => {
    const gazetteer = vi.fn(here.gazetteer);
    const suggester = gazetteerSuggester({ ...here, gazetteer });
    suggester.prepare();
    await suggester.suggest('boston', null, still());
    expect(gazetteer).toHaveBeenCalledTimes(1);
  });

  it('says places-unavailable where the names cannot be loaded, and tries again with the next question', async () => {
    const gazetteer = vi.fn(here.gazetteer).mockRejectedValueOnce(new TypeError('network'));
    const suggester = gazetteerSuggester({ ...here, gazetteer });
    await expect(suggester.suggest('boston', null, still())).rejects.toEqual(new Failure('places-unavailable'));
    expect((await suggester.suggest('boston', null, still()))[0]?.label).toBe('Boston, MA');
  });

  it('hands the names to the worker once and matches answers to questions in any order', async () => {
    const { parts, workers } = workerParts();
    const suggester = gazetteerSuggester(parts);
    const first = suggester.suggest('bos', null, still());
    const second = suggester.suggest('bost', { lat: 1, lng: 2 }, still());
    await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(3));
    const [worker] = workers;
    expect(worker?.asked.map(({ kind }) => kind)).toEqual(['gazetteer', 'search', 'search']);
    const place = (label: string) => ({
      id: label,
      label,
      detail: '',
      coordinates: { lat: 0, lng: 0 },
      isExact: false,
    });
    const answer = (data: PlacesAnswer) => worker?.onmessage?.(new MessageEvent('message', { data }));
    answer({ number: 2, places: [place('two')] });
    answer({ number: 1, places: [place('one')] });
    expect([(await first)[0]?.label, (await second)[0]?.label]).toEqual(['one', 'two']);
  });

  it('sends the worker the language of the page with each question', async () => {
    const { parts, workers } = workerParts();
    const language = vi.fn(() => 'en-US');
    const suggester = gazetteerSuggester({ ...parts, language });
    for (const spoken of ['en-US', 'es-US']) {
      language.mockReturnValue(spoken);
      void suggester.suggest('bos', null, still());
      await vi.waitFor(() => expect(workers[0]?.asked.at(-1)).toMatchObject({ kind: 'search', language: spoken }));
    }
  });

  it('fails every open question of a worker that breaks, and starts another one', async () => {
    const { parts, workers } = workerParts();
    const suggester = gazetteerSuggester(parts);
    const asked = suggester.suggest('bos', null, still());
    await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(2));
    workers[0]?.onerror?.();
    await expect(asked).rejects.toEqual(new Failure('places-unavailable'));
    expect(workers[0]?.ended).toBe(true);
    suggester.prepare();
    await vi.waitFor(() => expect(workers).toHaveLength(2));
  });

  it('rejects with the reason of the signal as soon as a question is aborted', async () => {
    const { parts, workers } = workerParts();
    const aborter = new AbortController();
    const asked = gazetteerSuggester(parts).suggest('bos', null, aborter.signal);
    await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(2));
    const reason = new DOMException('newer text', 'AbortError');
    aborter.abort(reason);
    await expect(asked).rejects.toBe(reason);
  });
});
