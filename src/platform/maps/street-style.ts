import { type Flavor, layers } from '@protomaps/basemaps';
import type { LayerSpecification } from 'maplibre-gl';
import { DARK_MAP, type MapPalette } from './map-palette.ts';

/** The source of the tiles on a map; its layers begin with the same name. */
export const STREETS = 'streets';

/** Figtree as the page has it: letters are drawn from the page's own fonts, no glyphs are fetched. */
const REGULAR = 'Figtree';
/** The second name asks for its weight; there is no such family. */
const STRONG = 'Figtree,Figtree Semibold';

type StreetColours = {
  built: string;
  paved: string;
  green: string;
  wood: string;
  sand: string;
  building: string;
  edge: string;
  street: string;
  road: string;
  roadEdge: string;
  highway: string;
  highwayEdge: string;
  rail: string;
};

/** Colours of streets by day; of land, water and words they are those of the palette. */
export const LIGHT_STREETS: StreetColours = {
  built: '#F3EBDC',
  paved: '#F0E8D9',
  green: '#E2EBD2',
  wood: '#D9E5CB',
  sand: '#F6EACD',
  building: '#EADFC9',
  edge: '#E2D6BE',
  street: '#FFFDF9',
  road: '#FFF6E2',
  roadEdge: '#DCCDAF',
  highway: '#F6DDAC',
  highwayEdge: '#D8B677',
  rail: '#CDC1AA',
};

export const DARK_STREETS: StreetColours = {
  built: '#1F2F28',
  paved: '#22322B',
  green: '#1E3527',
  wood: '#1B3125',
  sand: '#2B3226',
  building: '#25372F',
  edge: '#14201B',
  street: '#31443B',
  road: '#3B4E44',
  roadEdge: '#14201B',
  highway: '#5B5A40',
  highwayEdge: '#1A211A',
  rail: '#3A4A42',
};

/** Layers of Protomaps' style that are left out: its background is ours, and its signs are pictures from another host. */
const LEFT_OUT = ['background', 'roads_oneway', 'roads_shields'];

/** Streets in the colours of a palette, named in a language (`en`, `fr`, `es`), to lie above the land of the keyless map. */
export function streetLayers(palette: MapPalette, language: string): LayerSpecification[] {
  return layers(STREETS, flavourOf(palette), { lang: language })
    .filter(({ id }) => !LEFT_OUT.includes(id))
    .map((layer) => withoutPictures({ ...layer, id: `${STREETS}-${layer.id}` }));
}

function withoutPictures(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'symbol' || !layer.layout) return layer;
  const { 'icon-image': _, ...layout } = layer.layout;
  return { ...layer, layout };
}

function flavourOf(palette: MapPalette): Flavor {
  const { water, land, ink, inkMuted, halo, country } = palette;
  const colours = palette === DARK_MAP ? DARK_STREETS : LIGHT_STREETS;
  const { built, paved, green, wood, sand, building, edge, street, road, roadEdge, highway, highwayEdge, rail } =
    colours;
  return {
    ...{ background: land, earth: land, water, glacier: land },
    ...{ park_a: green, park_b: green, scrub_a: green, scrub_b: green, zoo: green, wood_a: wood, wood_b: wood },
    ...{ hospital: built, industrial: built, school: built, military: built, aerodrome: built },
    ...{ pedestrian: paved, runway: paved, pier: paved, sand, beach: sand, buildings: building },
    ...{ tunnel_other_casing: edge, tunnel_minor_casing: edge, tunnel_link_casing: edge },
    ...{ tunnel_major_casing: edge, tunnel_highway_casing: edge },
    ...{ tunnel_other: built, tunnel_minor: built, tunnel_link: built, tunnel_major: built, tunnel_highway: built },
    ...{ minor_service_casing: edge, minor_casing: edge, link_casing: roadEdge },
    ...{ major_casing_early: roadEdge, major_casing_late: roadEdge },
    ...{ highway_casing_early: highwayEdge, highway_casing_late: highwayEdge },
    ...{ other: paved, minor_service: street, minor_a: street, minor_b: street, link: road, major: road, highway },
    ...{ bridges_other_casing: edge, bridges_minor_casing: edge, bridges_link_casing: roadEdge },
    ...{ bridges_major_casing: roadEdge, bridges_highway_casing: highwayEdge },
    ...{ bridges_other: paved, bridges_minor: street, bridges_link: road, bridges_major: road },
    ...{ bridges_highway: highway, railway: rail, boundaries: country },
    ...{ roads_label_minor: inkMuted, roads_label_minor_halo: halo, roads_label_major: ink },
    ...{ roads_label_major_halo: halo, ocean_label: inkMuted, subplace_label: inkMuted, subplace_label_halo: halo },
    ...{ city_label: ink, city_label_halo: halo, state_label: inkMuted, state_label_halo: halo },
    ...{ country_label: ink, address_label: inkMuted, address_label_halo: halo },
    ...{ regular: REGULAR, bold: STRONG, italic: REGULAR },
    landcover: {
      ...{ barren: sand, farmland: land, forest: wood, glacier: land, grassland: green, scrub: green },
      urban_area: built,
    },
  };
}
