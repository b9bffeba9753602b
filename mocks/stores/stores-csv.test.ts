import { describe, expect, test } from 'vitest';
import { parseStores } from './stores-csv.ts';

const HEADER =
  'storeNumber,name,ownershipTypeCode,streetAddress,city,countrySubdivision,countryCode,postalCode,phoneNumber,timeZoneId,longitude,latitude';
const parse = (...rows: string[]) => parseStores([HEADER, ...rows].join('\n'));

describe('a directory file', () => {
  test('is read with its quotes, commas, doubled quotes and line ends', () => {
    const [store, second] = parseStores(
      `${HEADER}\r\n1-2,"Pike, ""the"" Place",CO,"1912 Pike Pl\nLower level",Seattle,WA,US,98101,206 555-0100,America/Los_Angeles,-122.34,47.61\r\n3-4,B,LS,S,Town,ON,CA,M5V 1A1,,America/Toronto,-79,43\r\n`,
    );
    expect(store).toMatchObject({
      storeNumber: '1-2',
      name: 'Pike, "the" Place',
      street: '1912 Pike Pl\nLower level',
      position: { lat: 47.61, lng: -122.34 },
      hasPosition: true,
    });
    expect(second).toMatchObject({ storeNumber: '3-4', phoneNumber: null, timeZoneId: 'America/Toronto' });
  });

  test('gives New England its zeros and the long codes their dash back', () => {
    const rows = ['2134', '981011234', '21341234', '98101', 'K1A 0B1'].map(
      (code, at) => `${at},N,CO,S,C,MA,US,${code},,UTC,0,0`,
    );
    expect(parse(...rows).map(({ postalCode }) => postalCode)).toEqual([
      '02134',
      '98101-1234',
      '02134-1234',
      '98101',
      'K1A 0B1',
    ]);
  });

  test('drops numbers that cannot be dialled and repairs zones that Intl does not know', () => {
    const [broken, slip, unheardOf] = parse(
      '1,N,CO,S,C,11,CN,1,4.92342E+11,Asia/Beijing,116,39',
      '2,N,CO,S,C,BC,CA,1,,America/Dawson_Cree,-120,55',
      '3,N,CO,S,C,X,US,1,,Moon/Tranquility,-120,55',
    );
    expect(broken).toMatchObject({ phoneNumber: null, timeZoneId: 'Asia/Shanghai' });
    expect(slip?.timeZoneId).toBe('America/Dawson_Creek');
    expect(unheardOf?.timeZoneId).toBe('UTC');
  });

  test('keeps a store without a usable position, and leaves out a row without a number', () => {
    const stores = parse('1,N,CO,S,C,WA,US,1,,UTC,,', '2,N,CO,S,C,WA,US,1,,UTC,-122,947', ',N,CO,S,C,WA,US,1,,UTC,1,1');
    expect(stores.map(({ storeNumber, hasPosition }) => [storeNumber, hasPosition])).toEqual([
      ['1', false],
      ['2', false],
    ]);
  });

  test('says which column is missing', () => {
    expect(() => parseStores('storeNumber,name\n1,N')).toThrow('ownershipTypeCode');
  });
});
