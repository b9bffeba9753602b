import citiesFile from '../places/cities.json' with { type: 'json' };
import { pick, randomFrom } from '../random.ts';
import { SENTINEL_STORES } from '../sentinels.ts';
import type { StoreRecord } from './store-record.ts';
import { zoneOf } from './time-zones.ts';

export type City = {
  name: string;
  subdivision: string;
  country: string;
  lat: number;
  lng: number;
  /** Thousands of people. */
  people: number;
};

/** The large cities of the United States, Canada, Mexico and Puerto Rico, around which stores are made up. */
export const CITIES: readonly City[] = citiesFile.cities.map((row): City => {
  const [name, subdivision, country, lat, lng, people] = row;
  return {
    name: String(name),
    subdivision: String(subdivision),
    country: String(country),
    lat: Number(lat),
    lng: Number(lng),
    people: Number(people),
  };
});

const STREETS: Record<string, [string, ...string[]]> = {
  US: ['Pine Street', 'Main Street', 'Market Street', '1st Avenue', 'Oak Avenue', 'Broadway', 'Harbor Boulevard'],
  CA: ['King Street', 'Queen Street', 'Rue Sainte-Catherine', 'Granville Street', 'Portage Avenue', 'Rue Principale'],
  MX: ['Avenida Insurgentes', 'Avenida Juárez', 'Calle Hidalgo', 'Avenida Reforma', 'Calle Morelos'],
  PR: ['Avenida Ashford', 'Calle Loíza', 'Avenida Ponce de León', 'Calle Fortaleza'],
};
const QUARTERS = [
  'Old Town',
  'Station',
  'Riverside',
  'University',
  'Market Hall',
  'Airport',
  'Harbor',
  'Northgate',
  'Library Square',
  'Hillcrest',
  'Museum',
  'Parkside',
  'Theater District',
  'Southside',
  'Botanical Garden',
  'City Hall',
  'Lakeview',
  'Convention Center',
];
const CA_POSTAL_LETTERS: Readonly<Record<string, string>> = {
  AB: 'T',
  BC: 'V',
  MB: 'R',
  NB: 'E',
  NL: 'A',
  NS: 'B',
  NT: 'X',
  NU: 'X',
  ON: 'M',
  PE: 'C',
  QC: 'H',
  SK: 'S',
  YT: 'Y',
};
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
      const spread = nth === 0 ? 0.004 : 0.02 + Math.sqrt(city.people) / 500;
      const sentinel = city.name === 'Seattle' ? SENTINEL_STORES[count - 1 - nth] : undefined;
      return {
        storeNumber: `${sentinel?.key ?? serial}-${20000 + Math.floor(random() * 79999)}`,
        name: sentinel?.name ?? (nth === 0 ? `${city.name} Downtown` : nameOf(city, street, nth - 1, firstQuarter)),
        ownershipTypeCode: random() < 0.7 ? 'CO' : 'LS',
        street,
        city: city.name,
        subdivision: city.subdivision,
        country: city.country === 'PR' ? 'US' : city.country,
        postalCode: postalCodeIn(city, random),
        phoneNumber: random() < 0.93 ? phoneNumberIn(city, random) : null,
        timeZoneId: zoneOf(city.name, city.subdivision, city.country),
        position: {
          lat: round(city.lat + (random() - 0.5) * spread),
          lng: round(city.lng + ((random() - 0.5) * spread) / Math.cos((city.lat * Math.PI) / 180)),
        },
        tellsPosition: serial % WITHOUT_POSITION !== 0,
      };
    });
  });
}

/** Quarters first, then streets: no two stores of a city share a name. */
function nameOf(city: City, street: string, nth: number, firstQuarter: number): string {
  const quarter = nth < QUARTERS.length ? QUARTERS[(firstQuarter + nth) % QUARTERS.length] : undefined;
  return `${city.name} ${quarter ?? street}`;
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
const digits = (count: number, random: () => number) =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('');

function streetIn(city: City, random: () => number): string {
  const number = 1 + Math.floor(random() * 2400);
  const street = pick(STREETS[city.country] ?? ['Main Street'], random);
  return /^(Rue|Avenida|Calle)/.test(street) && city.country !== 'CA' ? `${street} ${number}` : `${number} ${street}`;
}

function postalCodeIn({ country, subdivision }: City, random: () => number): string {
  if (country === 'PR') return `009${digits(2, random)}`;
  if (country !== 'CA') return digits(5, random);
  const letter = () => pick(['A', 'B', 'C', 'E', 'G', 'H', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'T'], random);
  const first = CA_POSTAL_LETTERS[subdivision] ?? 'K';
  return `${first}${digits(1, random)}${letter()} ${digits(1, random)}${letter()}${digits(1, random)}`;
}

/** The numbers between 555-0100 and 555-0199 belong to nobody. */
function phoneNumberIn({ country }: City, random: () => number): string {
  const area = 200 + Math.floor(random() * 780);
  return `${country === 'MX' ? '+52' : '+1'} ${area} 555 01${digits(2, random)}`;
}
