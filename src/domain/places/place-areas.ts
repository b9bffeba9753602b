import { placeKey } from './place-words.ts';
import { translatedNames } from './region-names.ts';

/**
 * How people write the regions of the United States, Canada and Mexico: the letters that the gazetteer knows, then names and other
 * letters.
 */
const REGIONS: Readonly<Record<string, string>> = {
  US: `AL Alabama/Ala|AK Alaska|AZ Arizona/Ariz|AR Arkansas/Ark|CA California/Calif/Cal|CO Colorado/Colo|CT Connecticut/Conn|DE Delaware/Del
    |DC District of Columbia/Washington DC|FL Florida/Fla|GA Georgia|HI Hawaii|ID Idaho|IL Illinois/Ill|IN Indiana/Ind|IA Iowa
    |KS Kansas/Kan/Kans|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts/Mass|MI Michigan/Mich|MN Minnesota/Minn
    |MS Mississippi/Miss|MO Missouri|MT Montana|NE Nebraska/Neb/Nebr|NV Nevada/Nev|NH New Hampshire|NJ New Jersey
    |NM New Mexico|NY New York/New York State/Etat de New York/Estado de Nueva York|NC North Carolina|ND North Dakota|OH Ohio
    |OK Oklahoma/Okla|OR Oregon/Ore|PA Pennsylvania/Penn/Penna|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee/Tenn|TX Texas/Tex
    |UT Utah|VT Vermont|VA Virginia|WA Washington/Washington State/Wash/Etat de Washington/Estado de Washington
    |WV West Virginia/W Va/Virginia del Oeste|WI Wisconsin/Wis/Wisc|WY Wyoming/Wyo|PR Puerto Rico`,
  CA: `AB Alberta/Alta|BC British Columbia|MB Manitoba/Man|NB New Brunswick/Nueva Brunswick
    |NL Newfoundland and Labrador/Newfoundland/Terre-Neuve/Terranova|NS Nova Scotia
    |NT Northwest Territories|NU Nunavut|ON Ontario/Ont|PE Prince Edward Island/PEI
    |QC Quebec/PQ/Que|SK Saskatchewan/Sask|YT Yukon`,
  MX: `AGU Aguascalientes/AGS|BCN Baja California/BC|BCS Baja California Sur|CAM Campeche|CHP Chiapas/CHIS
    |CHH Chihuahua/CHIH|CDMX Ciudad de Mexico/CMX/DF/DIF|COA Coahuila/COAH|COL Colima
    |DUR Durango/DGO|GUA Guanajuato/GTO|GRO Guerrero|HID Hidalgo/HGO|JAL Jalisco|MEX Estado de Mexico/EDOMEX/Edo Mex|MIC Michoacan/MICH|MOR Morelos|NAY Nayarit|NLE Nuevo Leon/NL|OAX Oaxaca|PUE Puebla
    |QUE Queretaro/QRO|ROO Quintana Roo/QR|SLP San Luis Potosi|SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas/TAMPS
    |TLA Tlaxcala|VER Veracruz|YUC Yucatan|ZAC Zacatecas`,
};

/** Countries by names that no list of the languages has. */
const OTHER_COUNTRY_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  'united states of america': 'US',
  america: 'US',
  eeuu: 'US',
  'ee uu': 'US',
  ca: 'CA',
  mx: 'MX',
  pr: 'PR',
  uk: 'GB',
  gb: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  holland: 'NL',
};

/** Languages in which countries may be written, whatever the page speaks. */
const LANGUAGES = ['en', 'fr', 'es'];

type Region = { country: string; code: string };

/** A state, province or country as words may name it. A word may name several: `CA` is California and Canada. */
export type Area = { regions: readonly Region[]; countries: readonly string[] };

export type Areas = {
  /** What words name; null where they name no area. `quebec canada` is the region in that country. */
  named: (words: readonly string[]) => Area | null;
  /** What words are the whole name of: `new mexico`, but not `quebec canada`. */
  called: (words: readonly string[]) => Area | null;
  /** Whether words begin the name of a region: `mai` may become Maine. */
  begin: (words: readonly string[]) => boolean;
  /** The letters of a region as the gazetteer has them: directories write `DIF` for `CDMX`. */
  codeOf: (country: string, letters: string) => string;
};

/** The areas of these countries (ISO 3166), with the regions of the United States, Canada and Mexico. */
export function createAreas(countries: Iterable<string>): Areas {
  const regions = regionNames();
  const countryCodes = countryNames(countries);

  function called(words: readonly string[]): Area | null {
    const name = words.join(' ');
    const found = { regions: regions.get(name) ?? [], countries: countryCodes.get(name) ?? [] };
    return found.regions.length + found.countries.length > 0 ? found : null;
  }

  function named(words: readonly string[]): Area | null {
    const whole = called(words);
    if (whole) return whole;
    for (let tail = words.length - 1; tail >= 1; tail -= 1) {
      const within = called(words.slice(tail))?.countries ?? [];
      const found = within.length > 0 ? called(words.slice(0, tail)) : null;
      const inside = found?.regions.filter(({ country }) => within.includes(country)) ?? [];
      if (inside.length > 0) return { regions: inside, countries: [] };
    }
    return null;
  }

  return {
    named,
    called,
    begin: (words) => [...regions.keys()].some((name) => name.startsWith(words.join(' '))),
    codeOf: (country, letters) =>
      regions.get(placeKey(letters))?.find((region) => region.country === country)?.code ?? letters,
  };
}

/** Whether a place with this region and country lies in an area. */
export function liesIn(area: Area, place: { code: string; country: string }): boolean {
  return (
    area.countries.includes(place.country) ||
    area.regions.some(({ country, code }) => country === place.country && code === place.code)
  );
}

function regionNames(): Map<string, Region[]> {
  const names = new Map<string, Region[]>();
  for (const [country, list] of Object.entries(REGIONS)) {
    for (const entry of list.split('|')) {
      const [code = '', ...rest] = entry.trim().split(' ');
      // Puerto Rico is a region of the United States in some lists and a country in others.
      const of = code === 'PR' ? 'PR' : country;
      for (const name of new Set([code, ...rest.join(' ').split('/'), ...translatedNames(of, code)].map(placeKey))) {
        names.set(name, [...(names.get(name) ?? []), { country: of, code }]);
      }
    }
  }
  return names;
}

function countryNames(countries: Iterable<string>): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const add = (name: string, code: string) => {
    const known = names.get(name) ?? [];
    if (!known.includes(code)) names.set(name, [...known, code]);
  };
  const codes = new Set(countries);
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of codes) add(placeKey(display.of(code) ?? code), code);
  }
  for (const [name, code] of Object.entries(OTHER_COUNTRY_NAMES)) if (codes.has(code)) add(name, code);
  return names;
}
