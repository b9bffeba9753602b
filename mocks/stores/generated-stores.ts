import type { Coordinates } from '#domain/coordinates.ts';
import citiesFile from '../places/cities.json' with { type: 'json' };
import { pick, randomFrom } from '../random.ts';
import { SENTINEL_STORES } from '../sentinels.ts';
import type { StoreRecord } from './store-record.ts';
import { zoneOf } from './time-zones.ts';

type City = {
  name: string;
  subdivision: string;
  country: string;
  lat: number;
  lng: number;
  /** Thousands of people. */
  people: number;
};

/** A city in which stores are made up. */
type StoreCity = City & {
  /** How its postal codes begin. */
  postalPrefixes: readonly string[];
  /** The numbers of the cells of its square that are land, from the south-west in rows; null where all are. */
  land: readonly number[] | null;
};

/** Cells along one side of a city's square. */
const CELLS = 8;

/** The large cities of the United States, Canada, Mexico and Puerto Rico, around which stores are made up. */
export const CITIES: readonly StoreCity[] = citiesFile.cities.map((row): StoreCity => {
  const [name, subdivision, country, lat, lng, people, postal, land] = row;
  return {
    name: String(name),
    subdivision: String(subdivision),
    country: String(country),
    lat: Number(lat),
    lng: Number(lng),
    people: Number(people),
    postalPrefixes: String(postal).split(' '),
    land: land === undefined ? null : landCells(String(land)),
  };
});

function landCells(mask: string): number[] {
  const bits = [...mask].flatMap((digit) => [8, 4, 2, 1].map((bit) => (Number.parseInt(digit, 16) & bit) !== 0));
  return bits.flatMap((isLand, cell) => (isLand ? [cell] : []));
}

const STREETS: Record<string, [string, ...string[]]> = {
  US: ['Pine Street', 'Main Street', 'Market Street', '1st Avenue', 'Oak Avenue', 'Broadway', 'Harbor Boulevard'],
  CA: ['King Street', 'Queen Street', 'Rue Sainte-Catherine', 'Granville Street', 'Portage Avenue', 'Rue Principale'],
  MX: ['Avenida Insurgentes', 'Avenida Juárez', 'Calle Hidalgo', 'Avenida Reforma', 'Calle Morelos'],
  PR: ['Avenida Ashford', 'Calle Loíza', 'Avenida Ponce de León', 'Calle Fortaleza'],
};
type Quarter = readonly [english: string, french: string];

const CENTRE: Quarter = ['Downtown', 'Centre-ville'];
const QUARTERS: readonly Quarter[] = [
  ['Old Town', 'Vieille ville'],
  ['Station', 'Gare'],
  ['Riverside', 'Bord de l’eau'],
  ['University', 'Université'],
  ['Market Hall', 'Marché'],
  ['Airport', 'Aéroport'],
  ['Harbor', 'Port'],
  ['Northgate', 'Porte Nord'],
  ['Library Square', 'Bibliothèque'],
  ['Hillcrest', 'La Colline'],
  ['Museum', 'Musée'],
  ['Parkside', 'Du Parc'],
  ['Theater District', 'Quartier des théâtres'],
  ['Southside', 'Rive-Sud'],
  ['Botanical Garden', 'Jardin botanique'],
  ['City Hall', 'Hôtel de ville'],
  ['Lakeview', 'Du Lac'],
  ['Convention Center', 'Centre des congrès'],
];
/** Letters of Canadian codes; D, F, I, O, Q and U are in none. */
const CA_POSTAL_LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';
/** Where the retailer is strong: there a list has something to scroll and a map something to cluster. */
const STRONGHOLDS = [
  'Seattle',
  'New York',
  'Chicago',
  'San Francisco',
  'Toronto',
  'Montréal',
  'Mexico City',
  'San Juan',
];
/** Every so many stores has no position in the directory, as real ones do. */
const WITHOUT_POSITION = 97;

/** Some nine hundred plausible stores, more in larger cities; the same seed makes the same stores. */
export function generateStores(seed: string): StoreRecord[] {
  const random = randomFrom(`${seed} stores`);
  let serial = 1000;
  return CITIES.flatMap((city) => {
    const density = STRONGHOLDS.includes(city.name) ? 3 : 1;
    const count = Math.max(1, Math.round((density * Math.sqrt(city.people)) / 8));
    const firstQuarter = Math.floor(random() * QUARTERS.length);
    return Array.from({ length: count }, (_, nth): StoreRecord => {
      const street = streetIn(city, random);
      serial += 1 + Math.floor(random() * 9);
      const sentinel = city.name === 'Seattle' ? SENTINEL_STORES[count - 1 - nth] : undefined;
      return {
        storeNumber: `${sentinel?.key ?? serial}-${20000 + Math.floor(random() * 79999)}`,
        name:
          sentinel?.name ??
          (nth === 0 ? `${city.name} ${quarterIn(city, CENTRE)}` : nameOf(city, street, nth - 1, firstQuarter)),
        ownershipTypeCode: random() < 0.7 ? 'CO' : 'LS',
        street,
        city: city.name,
        subdivision: city.subdivision,
        country: city.country === 'PR' ? 'US' : city.country,
        postalCode: postalCodeIn(city, random),
        phoneNumber: random() < 0.93 ? phoneNumberIn(city, random) : null,
        timeZoneId: zoneOf(city.name, city.subdivision, city.country),
        position: positionIn(city, nth === 0, random),
        hasPosition: serial % WITHOUT_POSITION !== 0,
      };
    });
  });
}

/** Quarters first, then streets: no two stores of a city share a name. */
function nameOf(city: City, street: string, nth: number, firstQuarter: number): string {
  const quarter = nth < QUARTERS.length ? QUARTERS[(firstQuarter + nth) % QUARTERS.length] : undefined;
  return `${city.name} ${quarter ? quarterIn(city, quarter) : street}`;
}

/** A quarter as a sign names it: in French in Québec, with Canadian spelling in the rest of Canada. */
function quarterIn({ country, subdivision }: City, [english, french]: Quarter): string {
  if (country !== 'CA') return english;
  return subdivision === 'QC' ? french : english.replace('Harbor', 'Harbour').replace(/(Theat|Cent)er/, '$1re');
}

/** Somewhere on land: near the centre for the first store of a city, anywhere in its square for the others. */
function positionIn(city: StoreCity, isFirst: boolean, random: () => number): Coordinates {
  const side = 0.02 + Math.sqrt(city.people) / 500;
  const share = isFirst ? 0.004 / side : 1;
  const wanted = { north: 0.5 + (random() - 0.5) * share, east: 0.5 + (random() - 0.5) * share };
  const { north, east } = city.land ? onLand(wanted, city.land, isFirst) : wanted;
  return {
    lat: round(city.lat + (north - 0.5) * side),
    lng: round(city.lng + ((east - 0.5) * side) / Math.cos((city.lat * Math.PI) / 180)),
  };
}

/** Shares of a city's square, from its south-west corner. */
type Spot = { north: number; east: number };

/** What lies in the water moves to land: the first store of a city to the nearest, the others anywhere. */
function onLand(wanted: Spot, land: readonly number[], toNearest: boolean): Spot {
  const cellOf = ({ north, east }: Spot) => Math.floor(north * CELLS) * CELLS + Math.floor(east * CELLS);
  if (land.includes(cellOf(wanted))) return wanted;
  const middle = (cell: number): Spot => ({
    north: (Math.floor(cell / CELLS) + 0.5) / CELLS,
    east: ((cell % CELLS) + 0.5) / CELLS,
  });
  const far = (cell: number) => Math.hypot(middle(cell).north - wanted.north, middle(cell).east - wanted.east);
  const fraction = (share: number, of: number) => (share * of) % 1;
  const chosen = toNearest
    ? land.reduce((best, cell) => (far(cell) < far(best) ? cell : best))
    : land[Math.floor(fraction(wanted.north + wanted.east, 97) * land.length)];
  const { north, east } = middle(chosen ?? 0);
  // Within the chosen cell the spot is as arbitrary as before.
  return {
    north: north + (fraction(wanted.north, 31) - 0.5) / (CELLS + 1),
    east: east + (fraction(wanted.east, 31) - 0.5) / (CELLS + 1),
  };
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
const digits = (count: number, random: () => number) =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('');

function streetIn(city: City, random: () => number): string {
  const number = 1 + Math.floor(random() * 2400);
  const street = pick(STREETS[city.country] ?? ['Main Street'], random);
  return /^(Rue|Avenida|Calle)/.test(street) && city.country !== 'CA' ? `${street} ${number}` : `${number} ${street}`;
}

/** A code of the city's own post: as real ones begin, with any end. */
function postalCodeIn({ country, postalPrefixes }: StoreCity, random: () => number): string {
  const prefix = postalPrefixes[Math.floor(random() * postalPrefixes.length)] ?? '';
  const [first = 0, second = 0, third = 0] = Array.from({ length: 4 }, random);
  const digit = (share: number) => Math.floor(share * 10);
  if (country !== 'CA') return `${prefix}${digit(first)}${digit(second)}`;
  const letter = CA_POSTAL_LETTERS[Math.floor(third * CA_POSTAL_LETTERS.length)];
  return `${prefix} ${digit(first)}${letter}${digit(second)}`;
}

/** The numbers between 555-0100 and 555-0199 are never assigned. */
function phoneNumberIn({ country }: City, random: () => number): string {
  const area = 200 + Math.floor(random() * 780);
  return `${country === 'MX' ? '+52' : '+1'} ${area} 555 01${digits(2, random)}`;
}
