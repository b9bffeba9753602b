/** Every colour of the maps: the brand's paper and ink, drawn by WebGL and canvas, which know no custom properties. */
export type MapPalette = {
  water: string;
  /** Water and shores close up, where outlines are no longer exact. */
  nearWater: string;
  nearShore: string;
  waterLine: string;
  land: string;
  shore: string;
  river: string;
  country: string;
  state: string;
  ink: string;
  inkMuted: string;
  halo: string;
  pin: string;
  pinEdge: string;
  pinMark: string;
  selected: string;
  selectedMark: string;
  heart: string;
  cluster: string;
  clusterText: string;
  clusterRing: string;
  position: string;
  shadow: string;
};

export const LIGHT_MAP: MapPalette = {
  water: '#D3E0DC',
  nearWater: '#E4EAE3',
  nearShore: '#EDEEE4',
  waterLine: '#B4CBC6',
  land: '#FAF4E8',
  shore: '#9DB3AA',
  river: '#BFD2CD',
  country: '#A5957A',
  state: '#CDBFA6',
  ink: '#1E3329',
  inkMuted: '#56655C',
  halo: 'rgb(253 249 241 / 0.92)',
  pin: '#17503E',
  pinEdge: '#FFFDF8',
  pinMark: '#F6E9CB',
  selected: '#A84A18',
  selectedMark: '#FFF6E6',
  heart: '#B3401F',
  cluster: '#17503E',
  clusterText: '#FFFDF8',
  clusterRing: 'rgb(23 80 62 / 0.2)',
  position: '#1B5FA8',
  shadow: 'rgb(43 32 14 / 0.32)',
};

export const DARK_MAP: MapPalette = {
  water: '#0B1614',
  nearWater: '#12201B',
  nearShore: '#16251F',
  waterLine: '#14302B',
  land: '#1B2A24',
  shore: '#3A564B',
  river: '#14302B',
  country: '#6D7F73',
  state: '#35483F',
  ink: '#EDE6D7',
  inkMuted: '#A9B7AD',
  halo: 'rgb(16 26 22 / 0.88)',
  pin: '#8FD0B4',
  pinEdge: '#0D1714',
  pinMark: '#10382C',
  selected: '#E39259',
  selectedMark: '#2A1304',
  heart: '#F2876B',
  cluster: '#8FD0B4',
  clusterText: '#0B241B',
  clusterRing: 'rgb(143 208 180 / 0.22)',
  position: '#8CC4FF',
  shadow: 'rgb(0 0 0 / 0.55)',
};

const darkScheme = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The palette of the page's theme: `data-theme` on html where it is set, else the system's scheme. */
export function currentPalette(): MapPalette {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme === 'dark' ? DARK_MAP : LIGHT_MAP;
  return darkScheme().matches ? DARK_MAP : LIGHT_MAP;
}

/** Calls back with the palette whenever the theme changes; returns the way to stop. */
export function onPaletteChanged(listener: (palette: MapPalette) => void): () => void {
  const notify = () => listener(currentPalette());
  const scheme = darkScheme();
  scheme.addEventListener('change', notify);
  const watcher = new MutationObserver(notify);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    scheme.removeEventListener('change', notify);
    watcher.disconnect();
  };
}
