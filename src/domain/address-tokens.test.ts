import { expect, test } from 'vitest';
import { takeTokens } from './address-tokens.ts';

test('FC-080 a token is taken out of an address, and everything else stays as it was written', () => {
  expect(takeTokens('/account/cards/add?cashstarToken=a%2Fb')).toEqual({
    address: '/account/cards/add',
    tokens: [['cashstarToken', 'a/b']],
  });
  expect(takeTokens('/pay?a=%7e&approval=T&b=1+2#pay')).toEqual({
    address: '/pay?a=%7e&b=1+2#pay',
    tokens: [['approval', 'T']],
  });
});

test('an address without a token is the same address', () => {
  for (const address of ['/', '/menu?q=latte%20', '/pay?approvals=1#approval=2', '/x?']) {
    expect(takeTokens(address)).toEqual({ address, tokens: [] });
  }
});
