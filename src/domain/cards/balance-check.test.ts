import { expect, test } from 'vitest';
import { DEFAULT_CONFIGURATION } from '../configuration.ts';
import { balanceCheckAddress } from './balance-check.ts';

const URL = 'https://cards.example.com/balance';

function addressFor(kind: 'anonymous' | 'guest' | 'member', isEnabled: boolean, cardBalanceUrl: string | null) {
  const { storedValueCard, gift } = DEFAULT_CONFIGURATION;
  return balanceCheckAddress(
    {
      storedValueCard: { ...storedValueCard, unauthCardBalanceCheckEnabled: isEnabled },
      gift: { ...gift, cardBalanceUrl },
    },
    { kind },
  );
}

test('SVC-012 SVC-014 with the flag on, everyone who is not signed in can check a balance at the configured address', () => {
  expect(addressFor('anonymous', true, URL)).toBe(URL);
  expect(addressFor('guest', true, URL)).toBe(URL);
  expect(addressFor('member', true, URL)).toBeNull();
});

test('SVC-013 with the flag off it is not offered, whatever the address', () => {
  expect(addressFor('anonymous', false, URL)).toBeNull();
  expect(addressFor('guest', false, URL)).toBeNull();
});

test('SVC-014 it is not offered without an address, or with one that may not be followed', () => {
  for (const address of [null, '', 'http://cards.example.com', 'javascript:alert(1)', '/gift']) {
    expect(addressFor('anonymous', true, address)).toBeNull();
  }
});
