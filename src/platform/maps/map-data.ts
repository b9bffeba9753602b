/** What the first look at the keyless map needs, asked for once; the map's own code may still be on its way. */
export function firstMapData() {
  return Promise.all([import('virtual:geodata/outlines'), import('virtual:geodata/place-labels')]);
}

/** What a closer look needs. */
export function closerMapData() {
  return Promise.all([import('virtual:geodata/outlines-fine'), import('virtual:geodata/gazetteer')]);
}
