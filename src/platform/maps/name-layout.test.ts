import { describe, expect, it } from 'vitest';
import { layNames, type Nameable } from './name-layout.ts';

// Only the measures of a sprite matter to the layout, and jsdom has no canvas that could draw one.
const sprite = (width: number, height: number): Nameable['sprite'] =>
  Object.assign(Object.create(null), { width, height, anchorX: width / 2, anchorY: 0 });
const name = (x: number, y: number): Nameable => ({
  sprite: sprite(60, 14),
  dot: null,
  x,
  y,
  strength: 1,
  pinTop: null,
});

describe('names on the map', () => {
  it('hang just below their places', () => {
    expect(layNames([name(100, 100)], [])[0]?.top).toBe(104);
  });
  it('move below the marker that hides them', () => {
    expect(layNames([name(100, 100)], [{ x: 100, y: 104, reach: 20 }])[0]?.top).toBe(124);
  });
  it('move above it where there is no room below', () => {
    const laid = layNames(
      [name(100, 100)],
      [
        { x: 100, y: 104, reach: 20 },
        { x: 100, y: 140, reach: 14 },
      ],
    );
    expect(laid[0]?.top).toBe(104 - 20 - 14);
  });
  it('are left out where every side is taken', () => {
    const around = [60, 104, 148].map((y) => ({ x: 100, y, reach: 24 }));
    expect(layNames([name(100, 100)], around)).toEqual([]);
  });
  it('of a pin move above that pin, never to a neighbour that hides them', () => {
    const pin = (x: number, y: number) => ({ x, y: y - 23, reach: 20 });
    const pinned = { ...name(100, 100), pinTop: 57 };
    expect(layNames([pinned], [pin(100, 100), pin(110, 140)])[0]?.top).toBe(57 - 14);
    expect(layNames([pinned], [pin(100, 100), pin(110, 140), pin(100, 70)])).toEqual([]);
  });
  it('give way to names before them', () => {
    expect(layNames([name(100, 100), name(120, 106)], [])).toHaveLength(1);
  });
  it('are left out below the title of the map', () => {
    const title = { left: 16, right: 96, top: 16, bottom: 44 };
    expect(layNames([name(60, 30), name(60, 60)], [], [title]).map(({ y }) => y)).toEqual([60]);
  });
});
