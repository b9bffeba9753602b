import { labelFontSize } from './label-metrics.ts';
import type { MapPalette } from './map-palette.ts';
import type { Shown } from './marker-clusters.ts';
import { clusterRadius } from './marker-layout.ts';

/** What a stamp takes up; the anchor is the point of it that stands on the map, CSS pixels. */
export type Measures = { width: number; height: number; anchorX: number; anchorY: number };
/** A picture drawn once and stamped often. */
export type Sprite = Measures & { image: ImageBitmap };
/** Words, whose measures are known before they are cut: null where this frame has no more time for it. */
export type Writing = Measures & { image: () => ImageBitmap | null };

export type PinLook = { selected: boolean; lifted: boolean; favourite: boolean };

const FONT = "Figtree, 'Figtree Fallback', system-ui, sans-serif";
/** Sprites kept before the oldest are dropped: a few screens of labels. */
const MOST_SPRITES = 600;
/** How long a frame cuts new words, milliseconds: a view full of new names would hold up the finger that drags it. */
const CUTTING_MS = 1;
/** How long they are cut between two frames. */
const CATCHING_UP_MS = 6;

const PIN = 'M15 38C12.6 31.4 2 25.6 2 15A13 13 0 0 1 28 15C28 25.6 17.4 31.4 15 38Z';
const STAR = 'M15 5.6Q16.3 13.7 24.4 15Q16.3 16.3 15 24.4Q13.7 16.3 5.6 15Q13.7 13.7 15 5.6Z';
const HEART = 'M0 4.6C-6.6 .4-4.6-4.4-1.9-4.4-.8-4.4 0-3.4 0-2.8 0-3.4.8-4.4 1.9-4.4 4.6-4.4 6.6.4 0 4.6Z';

/** The stamps of a palette and a pixel density: pins, circles and names; `countText` writes a count short, as 1.2K. */
export function mapSprites(palette: MapPalette, density: number, countText: (count: number) => string) {
  const kept = new Map<string, Sprite>();
  const writings = new Map<string, Writing>();
  let cuttingEnds = 0;
  /** Words of this frame that wait to be cut. */
  const waiting: Array<() => void> = [];
  // One bench on which every stamp is cut: making a canvas for each took more time than all drawing.
  const bench = new OffscreenCanvas(1, 1);
  const context = benchContext(bench);
  const texts = new Map<number, string>();
  const textOf = (count: number) => {
    const text = texts.get(count) ?? countText(count);
    texts.set(count, text);
    return text;
  };

  type Draw = (context: OffscreenCanvasRenderingContext2D, width: number, height: number) => void;

  /** Grown to whole device pixels, so that nothing is stretched when it is stamped. */
  function whole({ width, height, ...anchor }: Measures): Measures {
    const grown = (length: number) => Math.ceil(length * density) / density;
    return { width: grown(width), height: grown(height), ...anchor };
  }

  function cut({ width, height }: Measures, draw: Draw): ImageBitmap {
    bench.width = Math.round(width * density);
    bench.height = Math.round(height * density);
    context.scale(density, density);
    draw(context, width, height);
    return bench.transferToImageBitmap();
  }

  function sprite(key: string, size: () => Measures, draw: Draw): Sprite {
    const known = kept.get(key);
    if (known) return known;
    const measures = whole(size());
    const made = { ...measures, image: cut(measures, draw) };
    keep(kept, key, made);
    return made;
  }

  /** Words are laid out at once and cut when a frame has time for it. */
  function writing(key: string, size: () => Measures, draw: Draw): Writing {
    const known = writings.get(key);
    if (known) return known;
    const measures = whole(size());
    let image: ImageBitmap | null = null;
    const made: Writing = {
      ...measures,
      image: () => {
        if (image) return image;
        if (performance.now() < cuttingEnds) image = cut(measures, draw);
        else waiting.push(() => made.image());
        return image;
      },
    };
    keep(writings, key, made);
    return made;
  }

  function pin({ selected, lifted, favourite }: PinLook): Sprite {
    const scale = selected ? 1.32 : lifted ? 1.16 : 1;
    const room = 8;
    return sprite(
      `pin ${selected} ${lifted} ${favourite}`,
      () => ({
        width: 30 * scale + 2 * room,
        height: 40 * scale + 2 * room,
        anchorX: 15 * scale + room,
        anchorY: 38 * scale + room + (lifted && !selected ? 3 : 0),
      }),
      (context) => {
        context.translate(room, room);
        context.scale(scale, scale);
        const body = new Path2D(PIN);
        context.shadowColor = palette.shadow;
        context.shadowBlur = (lifted || selected ? 7 : 4) * density;
        context.shadowOffsetY = (lifted || selected ? 4 : 2) * density;
        context.fillStyle = selected ? palette.selected : palette.pin;
        context.fill(body);
        context.shadowColor = 'transparent';
        context.strokeStyle = palette.pinEdge;
        context.lineWidth = 1.6;
        context.stroke(body);
        context.fillStyle = selected ? palette.selectedMark : palette.pinMark;
        context.fill(new Path2D(STAR));
        if (!favourite) return;
        context.translate(24.5, 5.5);
        context.beginPath();
        context.arc(0, 0, 7.2, 0, 2 * Math.PI);
        context.fillStyle = palette.pinEdge;
        context.fill();
        context.fillStyle = palette.heart;
        context.fill(new Path2D(HEART));
      },
    );
  }

  /** The circle of a cluster without its count: what takes time to draw is the same for all of a size. */
  function disc(radius: number): Sprite {
    const half = radius + 10;
    return sprite(
      `disc ${radius}`,
      () => ({ width: 2 * half, height: 2 * half, anchorX: half, anchorY: half }),
      (context) => {
        context.translate(half, half);
        const circle = (size: number, fill: string) => {
          context.beginPath();
          context.arc(0, 0, size, 0, 2 * Math.PI);
          context.fillStyle = fill;
          context.fill();
        };
        circle(radius + 6, palette.clusterRing);
        context.shadowColor = palette.shadow;
        context.shadowBlur = 4 * density;
        context.shadowOffsetY = 1.5 * density;
        circle(radius, palette.pinEdge);
        context.shadowColor = 'transparent';
        circle(radius - 1.8, palette.cluster);
      },
    );
  }

  function cluster(count: number): Sprite {
    const text = textOf(count);
    const radius = clusterRadius(count);
    const { image, ...measures } = disc(radius);
    return sprite(
      `cluster ${radius} ${text}`,
      () => measures,
      (context, width, height) => {
        context.drawImage(image, 0, 0, width, height);
        context.fillStyle = palette.clusterText;
        context.font = `700 ${radius >= 22 ? 15 : 13}px ${FONT}`;
        context.textAlign = 'center';
        context.textBaseline = 'middle';
        context.fillText(text, measures.anchorX, measures.anchorY + 1);
      },
    );
  }

  /** What an item of the map looks like. */
  const marker = (item: Shown, look: { selected: boolean; lifted: boolean }): Sprite =>
    item.kind === 'marker' ? pin({ ...look, favourite: item.point.favourite }) : cluster(item.count);

  /** The dot where the visitor is. */
  function position(): Sprite {
    return sprite(
      'position',
      () => ({ width: 44, height: 44, anchorX: 22, anchorY: 22 }),
      (context) => {
        const circle = (radius: number, fill: string, alpha: number) => {
          context.globalAlpha = alpha;
          context.beginPath();
          context.arc(22, 22, radius, 0, 2 * Math.PI);
          context.fillStyle = fill;
          context.fill();
        };
        circle(22, palette.position, 0.16);
        circle(9.5, palette.pinEdge, 1);
        circle(6.5, palette.position, 1);
        context.globalAlpha = 1;
      },
    );
  }

  function text(key: string, words: string, font: string, height: number, fill: string): Writing {
    return writing(
      `${key} ${words}`,
      () => {
        const width = Math.ceil(textWidth(words, font)) + 6;
        return { width, height: height + 6, anchorX: width / 2, anchorY: 0 };
      },
      (context, width) => {
        context.font = font;
        context.textAlign = 'center';
        context.textBaseline = 'top';
        context.lineJoin = 'round';
        context.lineWidth = 3.5;
        context.strokeStyle = palette.halo;
        context.strokeText(words, width / 2, 3);
        context.fillStyle = fill;
        context.fillText(words, width / 2, 3);
      },
    );
  }

  /** A place's name; it hangs below its anchor. */
  function name(words: string, size: number): Writing {
    const pixels = labelFontSize(size);
    const weight = size >= 58 ? 700 : size >= 47 ? 600 : 500;
    const fill = size >= 47 ? palette.ink : palette.inkMuted;
    return text(`name ${weight} ${pixels}`, words, `${weight} ${pixels}px ${FONT}`, pixels, fill);
  }

  /** A store's name, in the colour of its pin. */
  const storeName = (words: string) => text('store', words, `600 11.5px ${FONT}`, 12, palette.pin);

  /** The name of the place that a close view lies in; its upper left corner is the anchor. */
  const title = (words: string) => ({ ...text('title', words, `700 20px ${FONT}`, 22, palette.ink), anchorX: 0 });

  /** The dot that says where a named place lies. */
  function dot(size: number): Sprite {
    const radius = size >= 58 ? 2.8 : 2.1;
    return sprite(
      `dot ${radius}`,
      () => ({ width: 9, height: 9, anchorX: 4.5, anchorY: 4.5 }),
      (context) => {
        context.beginPath();
        context.arc(4.5, 4.5, radius, 0, 2 * Math.PI);
        context.fillStyle = palette.ink;
        context.strokeStyle = palette.halo;
        context.lineWidth = 2.5;
        context.stroke();
        context.fill();
      },
    );
  }

  function textWidth(words: string, font: string): number {
    context.font = font;
    return context.measureText(words).width;
  }

  return {
    marker,
    position,
    name,
    storeName,
    title,
    dot,
    /** A new frame has time again for words. */
    startFrame(): void {
      cuttingEnds = performance.now() + CUTTING_MS;
      waiting.length = 0;
    },
    /** Whether words were left out of this frame, so that another one is due. */
    isBehind: () => waiting.length > 0,
    /** Cuts what the last frame had no time for. */
    catchUp(): void {
      cuttingEnds = performance.now() + CATCHING_UP_MS;
      for (const cutting of waiting.splice(0)) cutting();
    },
  };
}

export type MapSprites = ReturnType<typeof mapSprites>;

function keep<Kept>(all: Map<string, Kept>, key: string, made: Kept): void {
  all.set(key, made);
  // Dropped, not closed: the frame that is being drawn may still hold it.
  const [oldest] = all.keys();
  if (all.size > MOST_SPRITES && oldest !== undefined) all.delete(oldest);
}

function benchContext(bench: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = bench.getContext('2d');
  if (!context) throw new Error('This browser draws nothing on a canvas.');
  return context;
}
