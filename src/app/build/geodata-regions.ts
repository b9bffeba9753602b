/** A state, province or territory: its postal code, the name people write, its country. */
export type Region = { code: string; name: string; country: string };

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

const regions = new Map<string, Region>([
  ...rows(US).map(([code = '', ...name]) => [`US.${code}`, { code, name: name.join(' '), country: 'US' }] as const),
  ...rows(CA).map(([key, code = '', ...name]) => [`CA.${key}`, { code, name: name.join(' '), country: 'CA' }] as const),
  ...rows(MX).map(([key, code = '', ...name]) => [`MX.${key}`, { code, name: name.join(' '), country: 'MX' }] as const),
]);

const PUERTO_RICO: Region = { code: 'PR', name: 'Puerto Rico', country: 'PR' };

/** The region behind a GeoNames country and admin-1 code; null where there is none. Puerto Rico is one region: its codes are towns. */
export function regionOf(country: string, adminCode: string): Region | null {
  return country === 'PR' ? PUERTO_RICO : (regions.get(`${country}.${adminCode}`) ?? null);
}
