import { beforeAll, describe, expect, it } from 'vitest';
import { geodata } from '#app/build/geodata-plugin.ts';
import { MOST_PLACES, type PlaceIndex, placeIndex } from './place-index.ts';

describe('place index', () => {
  let index: PlaceIndex;
  beforeAll(() => {
    index = placeIndex(geodata().gazetteer());
  });
  const labels = (text: string, near: Parameters<PlaceIndex['search']>[1] = null) =>
    index.search(text, near, 'en-US').map((place) => place.label);
  const first = (text: string) => labels(text)[0];

  const answers = [
    ['seattle', 'Seattle, WA'],
    ['seatle', 'Seattle, WA'],
    ['sea', 'Seattle, WA'],
    ['montreal', 'Montréal, QC'],
    ['MONTRÉAL', 'Montréal, QC'],
    ['quebec', 'Québec, QC'],
    ['portland, me', 'Portland, ME'],
    ['portland or', 'Portland, OR'],
    ['Portland Oregon', 'Portland, OR'],
    ['portland, maine', 'Portland, ME'],
    ['london, on', 'London, ON'],
    ['st louis', 'St. Louis, MO'],
    ['Saint Louis', 'St. Louis, MO'],
    ['new york', 'New York City, NY'],
    ['guadalajara', 'Guadalajara, JAL'],
    ['monterey', 'Monterey, CA'],
    ['san juan pr', 'San Juan, PR'],
    ['philadelpia', 'Philadelphia, PA'],
    ['vancuver bc', 'Vancouver, BC'],
    ['coeur dalene', "Coeur d'Alene, ID"],
    ['winston salem', 'Winston-Salem, NC'],
    ['washington dc', 'Washington, DC'],
    ['springfield, ill', 'Springfield, IL'],
  ] as const;
  for (const [typed, label] of answers) {
    it(`answers "${typed}" with ${label} first`, () => expect(first(typed)).toBe(label));
  }

  it('ranks places of one name by their inhabitants', () => {
    expect(labels('portland').slice(0, 2)).toEqual(['Portland, OR', 'Portland, ME']);
  });
  it('lifts what lies near', () => {
    expect(labels('portland', { lat: 43.7, lng: -70.3 })[0]).toBe('Portland, ME');
    expect(labels('springfield', { lat: 44.05, lng: -123 })[0]).toBe('Springfield, OR');
  });
  it('prefers the whole name to a larger place that only begins with it', () => {
    expect(labels('san juan')[0]).toBe('San Juan, PR');
    expect(labels('columbus')[0]).toBe('Columbus, OH');
  });
  it('offers at most six places, each once', () => {
    for (const text of ['s', 'sa', 'san', 'new', 'springfield', 'po']) {
      const found = index.search(text, null, 'en-US');
      expect(found).toHaveLength(MOST_PLACES);
      expect(new Set(found.map(({ id }) => id)).size).toBe(MOST_PLACES);
    }
  });
  it('finds nothing for nothing, for a comma and for what is no place', () => {
    expect([labels(''), labels(' , '), labels('zzqqxx')]).toEqual([[], [], []]);
  });
  it('finds no place outside the region after the comma', () => {
    expect(labels('seattle, tx')).toEqual([]);
    expect(labels('portland, mai').every((label) => label.endsWith(', ME'))).toBe(true);
  });
  it.each([
    ['fr-CA', 'seattle', 'Seattle, WA', 'Washington, États-Unis'],
    ['fr-CA', 'vancouver', 'Vancouver, BC', 'Colombie-Britannique, Canada'],
    ['fr-CA', 'colombie-britannique', 'Colombie-Britannique', 'Canada'],
    ['fr-CA', 'san juan pr', 'San Juan, PR', 'Porto Rico'],
    ['es-US', 'newark, nj', 'Newark, NJ', 'Nueva Jersey, Estados Unidos'],
    ['en-CA', 'vancouver', 'Vancouver, BC', 'British Columbia, Canada'],
  ])('names region and country in the language of the question: %s, %s', (language, typed, label, detail) => {
    expect(index.search(typed, null, language)[0]).toMatchObject({ label, detail });
  });
  it.each([
    ['vancouver, colomb', 'Vancouver, BC'],
    ['charleston, carolina del s', 'Charleston, SC'],
  ])('completes a town in "%s", by its region in another language', (typed, label) => {
    expect(first(typed)).toBe(label);
  });

  it('LOC-012 is not kept busy by a long text, so that the next one is answered', () => {
    const began = performance.now();
    expect(labels('qwzx '.repeat(400))).toEqual([]);
    // Each pair of its letters was tried: ten seconds here.
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
