import { isOnEarth } from '#domain/coordinates.ts';
import type { StoreRecord } from './store-record.ts';
import { knownTimeZone } from './time-zones.ts';

/**
 * The stores of a directory file: a header row, then storeNumber, name, ownershipTypeCode, streetAddress, city,
 * countrySubdivision, countryCode, postalCode, phoneNumber, timeZoneId, longitude, latitude in any order, quoted as in
 * RFC 4180. Throws when a column is missing; a row without a number is left out.
 */
export function parseStores(csv: string): StoreRecord[] {
  const [header, ...rows] = parseRows(csv);
  const column = (name: string) => {
    const position = header?.indexOf(name) ?? -1;
    if (position < 0) throw new Error(`The store directory has no column ${name}.`);
    return (row: readonly string[]) => row[position]?.trim() ?? '';
  };
  const storeNumber = column('storeNumber');
  const name = column('name');
  const ownershipTypeCode = column('ownershipTypeCode');
  const street = column('streetAddress');
  const city = column('city');
  const subdivision = column('countrySubdivision');
  const country = column('countryCode');
  const postalCode = column('postalCode');
  const phoneNumber = column('phoneNumber');
  const timeZone = column('timeZoneId');
  const longitude = column('longitude');
  const latitude = column('latitude');
  return rows.flatMap((row): StoreRecord[] => {
    if (storeNumber(row) === '') return [];
    const position = { lat: coordinate(latitude(row)), lng: coordinate(longitude(row)) };
    const hasPosition = isOnEarth(position);
    return [
      {
        storeNumber: storeNumber(row),
        name: name(row),
        ownershipTypeCode: ownershipTypeCode(row),
        street: street(row),
        city: city(row),
        subdivision: subdivision(row),
        country: country(row),
        postalCode: postalCodeOf(postalCode(row), country(row)),
        phoneNumber: phoneNumberOf(phoneNumber(row)),
        timeZoneId: knownTimeZone(timeZone(row)),
        position: hasPosition ? position : { lat: 0, lng: 0 },
        hasPosition,
      },
    ];
  });
}

const coordinate = (text: string) => (text === '' ? Number.NaN : Number(text));

/** Spreadsheets drop the leading zeros of New England and join the four extra digits. */
function postalCodeOf(written: string, country: string): string {
  if (country !== 'US' || !/^\d{4,9}$/.test(written)) return written;
  const digits = written.padStart(written.length > 5 ? 9 : 5, '0');
  return digits.length === 9 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

/** Null for a number that a spreadsheet turned into `4.92342E+11`: it cannot be dialled. */
function phoneNumberOf(written: string): string | null {
  return /\d/.test(written) && !/[a-z]/i.test(written) ? written : null;
}

function parseRows(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < csv.length; at += 1) {
    const character = csv[at];
    if (quoted) {
      if (character !== '"') field += character;
      else if (csv[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ',') {
      row.push(field);
      field = '';
    } else if (character === '\n') {
      rows.push([...row, field.replace(/\r$/, '')]);
      row = [];
      field = '';
    } else field += character;
  }
  if (field !== '' || row.length > 0) rows.push([...row, field]);
  return rows;
}
