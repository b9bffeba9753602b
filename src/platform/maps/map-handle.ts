import type { Bounds } from '#domain/coordinates.ts';
import type { Camera } from '#domain/store-locator/map-camera.ts';
import type { MarkerPoint, Shown } from './marker-clusters.ts';

/** What a map reports; positions in degrees, zoom of a 256-pixel world. */
export type MapEvents = {
  onMoved: (view: { camera: Camera; bounds: Bounds; byVisitor: boolean }) => void;
  onPressed: (item: Shown) => void;
  onHovered: (item: Shown | null) => void;
  /** What a keyboard can reach, nearest to the centre first; reported after each movement and each change of markers. */
  onShown: (items: readonly Shown[]) => void;
  onReady: () => void;
  onUnavailable: () => void;
};

/** A map that is open, with either renderer. */
export type MapHandle = {
  setPoints: (points: readonly MarkerPoint[]) => void;
  /** Markers drawn above all others, clustered or not; the last one on top. */
  emphasise: (ids: ReadonlyArray<{ id: string; selected: boolean }>) => void;
  /** Takes a camera that the app requests; flies where the visitor likes motion. */
  go: (camera: Camera, animate: boolean) => void;
  /** Zooms into a cluster, as the visitor's own movement. */
  open: (cluster: Extract<Shown, { kind: 'cluster' }>) => void;
  /** Shows a ring around what has the keyboard's focus; null takes it away. */
  focus: (key: string | null) => void;
  close: () => void;
};

/** Most markers that the keyboard's list holds. */
export const MOST_KEYS = 50;

/** Whether the visitor asked for less motion. */
export const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
