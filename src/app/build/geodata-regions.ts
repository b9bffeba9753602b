import type { PlaceRegion } from '#domain/places/gazetteer.ts';

const US =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|' +
  'GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|' +
  'MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|' +
  'NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|' +
  'SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming';

// GeoNames numbers Canadian and Mexican regions as FIPS 10-4 did; people write the postal (CA) or ISO 3166-2 (MX) letters.
const CA =
  '01 AB Alberta|02 BC British Columbia|03 MB Manitoba|04 NB New Brunswick|05 NL Newfoundland and Labrador|07 NS Nova Scotia|' +
  '08 ON Ontario|09 PE Prince Edward Island|10 QC Québec|11 SK Saskatchewan|12 YT Yukon|13 NT Northwest Territories|14 NU Nunavut';
const MX =
  '01 AGU Aguascalientes|02 BCN Baja California|03 BCS Baja California Sur|04 CAM Campeche|05 CHP Chiapas|06 CHH Chihuahua|' +
  '07 COA Coahuila|08 COL Colima|09 CDMX Ciudad de México|10 DUR Durango|11 GUA Guanajuato|12 GRO Guerrero|13 HID Hidalgo|14 JAL Jalisco|' +
  '15 MEX Estado de México|16 MIC Michoacán|17 MOR Morelos|18 NAY Nayarit|19 NLE Nuevo León|20 OAX Oaxaca|21 PUE Puebla|22 QUE Querétaro|' +
  '23 ROO Quintana Roo|24 SLP San Luis Potosí|25 SIN Sinaloa|26 SON Sonora|27 TAB Tabasco|28 TAM Tamaulipas|29 TLA Tlaxcala|' +
  '30 VER Veracruz|31 YUC Yucatán|32 ZAC Zacatecas';

const rows = (table: string) => table.split('|').map((row) => row.split(' '));

const regions = new Map<string, PlaceRegion>([
  ...rows(US).map(([code = '', ...name]) => [`US.${code}`, { code, name: name.join(' '), country: 'US' }] as const),
  ...rows(CA).map(([key, code = '', ...name]) => [`CA.${key}`, { code, name: name.join(' '), country: 'CA' }] as const),
  ...rows(MX).map(([key, code = '', ...name]) => [`MX.${key}`, { code, name: name.join(' '), country: 'MX' }] as const),
]);

const PUERTO_RICO: PlaceRegion = { code: 'PR', name: 'Puerto Rico', country: 'PR' };

/** The region behind a GeoNames country and admin-1 code; null where there is none. Puerto Rico is one region: its codes are towns. */
export function regionOf(country: string, adminCode: string): PlaceRegion | null {
  return country === 'PR' ? PUERTO_RICO : (regions.get(`${country}.${adminCode}`) ?? null);
}

const TERRITORIES = new Map(
  rows('AS American Samoa|GU Guam|MP Northern Mariana Islands|VI U.S. Virgin Islands').map(
    ([code = '', ...name]): [string, PlaceRegion] => [code, { code, name: name.join(' '), country: 'US' }],
  ),
);

/** A state or territory by its letters, as the post of the United States writes them; null for those of the armed forces. */
export function regionOfState(letters: string): PlaceRegion | null {
  return letters === 'PR' ? PUERTO_RICO : (TERRITORIES.get(letters) ?? regionOf('US', letters));
}

/** Canada's post names provinces by the first letter of a code, as FIPS 10-4 numbers; Nunavut has three areas of its own. */
const POSTAL_DISTRICTS: Readonly<Record<string, string>> = {
  ...{ A: '05', B: '07', C: '09', E: '04', G: '10', H: '10', J: '10', K: '08', L: '08', M: '08', N: '08', P: '08' },
  ...{ R: '03', S: '11', T: '01', V: '02', X: '13', Y: '12' },
};

/** The province or territory of a forward sortation area. */
export function regionOfPostalCode(area: string): PlaceRegion | null {
  return regionOf('CA', /^X0[ABC]$/.test(area) ? '14' : (POSTAL_DISTRICTS[area.charAt(0)] ?? ''));
}
