/** Zones that directories write in ways Intl does not know: old names, typing slips, names cut at twenty characters. */
const ALIASES: Readonly<Record<string, string>> = {
  'America/Argentina/Bu': 'America/Argentina/Buenos_Aires',
  'America/Dawson_Cree': 'America/Dawson_Creek',
  'America/Oranjestad': 'America/Aruba',
  'America/Port_of_Spa': 'America/Port_of_Spain',
  'America/Willemstad': 'America/Curacao',
  'Asia/Beijing': 'Asia/Shanghai',
  'Asia/New_Delhi': 'Asia/Kolkata',
};

const known = new Map<string, string>();

/** The zone as Intl knows it; UTC where no such zone exists. */
export function knownTimeZone(written: string): string {
  const cached = known.get(written);
  if (cached !== undefined) return cached;
  const zone = [ALIASES[written] ?? written, 'UTC'].find(isKnown) ?? 'UTC';
  known.set(written, zone);
  return zone;
}

function isKnown(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const BY_SUBDIVISION: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Phoenix': 'AZ',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Toronto': 'ON QC',
  'America/Halifax': 'NB NS PE',
  'America/St_Johns': 'NL',
  'America/Winnipeg': 'MB',
  'America/Regina': 'SK',
  'America/Edmonton': 'AB NT',
  'America/Vancouver': 'BC',
  'America/Whitehorse': 'YT',
  'America/Iqaluit': 'NU',
  'America/Puerto_Rico': 'PR',
};

const zoneOfSubdivision = new Map(
  Object.entries(BY_SUBDIVISION).flatMap(([zone, codes]) => codes.split(' ').map((code) => [code, zone] as const)),
);

const MEXICAN_ZONES: Readonly<Record<string, string>> = {
  BCN: 'America/Tijuana',
  BCS: 'America/Mazatlan',
  CHH: 'America/Chihuahua',
  NAY: 'America/Mazatlan',
  ROO: 'America/Cancun',
  SIN: 'America/Mazatlan',
  SON: 'America/Hermosillo',
};

/** The zone that most people of a subdivision live in; El Paso is the one large city of its state that does not. */
export function zoneOf(city: string, subdivision: string, country: string): string {
  if (country === 'MX') return MEXICAN_ZONES[subdivision] ?? 'America/Mexico_City';
  if (city === 'El Paso') return 'America/Denver';
  return zoneOfSubdivision.get(subdivision) ?? 'UTC';
}
