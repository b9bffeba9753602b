import { normalise } from './normalise.ts';

/** How people write the regions of the four markets: the directory's code, then its names. */
const SUBDIVISIONS: Readonly<Record<string, string>> = {
  US: `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California/Californie|CO Colorado|CT Connecticut|DE Delaware
    |DC District of Columbia/Washington DC|FL Florida/Floride|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa
    |KS Kansas|KY Kentucky|LA Louisiana/Louisiane|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota
    |MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey
    |NM New Mexico/Nuevo Mexico|NY New York/Nueva York|NC North Carolina/Carolina del Norte|ND North Dakota|OH Ohio
    |OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas
    |UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico/Porto Rico`,
  CA: `AB Alberta|BC British Columbia/Colombie-Britannique|MB Manitoba|NB New Brunswick/Nouveau-Brunswick
    |NL Newfoundland and Labrador/Newfoundland/Terre-Neuve-et-Labrador|NS Nova Scotia/Nouvelle-Ecosse
    |NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island/PEI/Ile-du-Prince-Edouard
    |QC Quebec/PQ|SK Saskatchewan|YT Yukon`,
  MX: `AGU Aguascalientes/AGS|BCN Baja California/BC|BCS Baja California Sur|CAM Campeche|CHP Chiapas/CHIS
    |CHH Chihuahua/CHIH|CMX Ciudad de Mexico/CDMX/DF|DIF Ciudad de Mexico/CDMX/DF/CMX|COA Coahuila/COAH|COL Colima
    |DUR Durango/DGO|GUA Guanajuato/GTO|GRO Guerrero|HID Hidalgo/HGO|JAL Jalisco|MEX Estado de Mexico/EDOMEX
    |MX Estado de Mexico/EDOMEX|MIC Michoacan/MICH|MOR Morelos|NAY Nayarit|NLE Nuevo Leon/NL|OAX Oaxaca|PUE Puebla
    |QUE Queretaro/QRO|ROO Quintana Roo/QR|SLP San Luis Potosi|SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas/TAMPS
    |TLA Tlaxcala|VER Veracruz|YUC Yucatan|ZAC Zacatecas`,
};

type Subdivision = { country: string; code: string };

/** Every way to write a region, to the regions that it may mean (`BC` is one in Canada and one in Mexico). */
export const subdivisionNames: ReadonlyMap<string, readonly Subdivision[]> = namesOf(SUBDIVISIONS);

function namesOf(byCountry: Readonly<Record<string, string>>): Map<string, Subdivision[]> {
  const names = new Map<string, Subdivision[]>();
  for (const [country, list] of Object.entries(byCountry)) {
    for (const entry of list.split('|')) {
      const [code = '', ...rest] = entry.trim().split(' ');
      // Puerto Rico is a region of the United States in some lists and a country in others.
      const countries = code === 'PR' ? [country, 'PR'] : [country];
      for (const name of new Set([code, ...rest.join(' ').split('/')].map(normalise))) {
        names.set(name, [...(names.get(name) ?? []), ...countries.map((of) => ({ country: of, code }))]);
      }
    }
  }
  return names;
}

/** How people write the countries of the markets and of the directory's larger ones. */
const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  'united states': 'US',
  'etats unis': 'US',
  'estados unidos': 'US',
  canada: 'CA',
  mexico: 'MX',
  mexique: 'MX',
  'puerto rico': 'PR',
  uk: 'GB',
  'united kingdom': 'GB',
  france: 'FR',
  japan: 'JP',
  china: 'CN',
};

/** The code of a country by its name, or null. */
export function countryNamed(name: string): string | null {
  return (Object.hasOwn(COUNTRY_NAMES, name) && COUNTRY_NAMES[name]) || null;
}
