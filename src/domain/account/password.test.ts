import { expect, test } from 'vitest';
import { passwordStrength, unmetPasswordRules } from './password.ts';

test('ACC-063 a password of 8 to 25 characters with upper and lower case, digit and symbol keeps the rule', () => {
  for (const password of ['Aa1!aaaa', ` Aa1!${'a'.repeat(20)}`, 'Écoute-1!', 'Пароль-1', 'Password_1']) {
    expect(unmetPasswordRules(password), password).toEqual([]);
  }
});

test('ACC-063 each part of the rule that is missing is named', () => {
  expect(unmetPasswordRules('')).toEqual(['length', 'upper', 'lower', 'digit', 'symbol']);
  expect(unmetPasswordRules('Aa1!aaa')).toEqual(['length']);
  expect(unmetPasswordRules(`Aa1!${'a'.repeat(22)}`)).toEqual(['length']);
  expect(unmetPasswordRules('aa1!aaaa')).toEqual(['upper']);
  expect(unmetPasswordRules('AA1!AAAA')).toEqual(['lower']);
  expect(unmetPasswordRules('Aaa!aaaa')).toEqual(['digit']);
  expect(unmetPasswordRules('Aa1 aaaa')).toEqual(['symbol']);
  expect(unmetPasswordRules('Passwört1')).toEqual(['symbol']);
});

test('a password is weak until it keeps the rule, and strong where it is long and varied too', () => {
  expect(passwordStrength('correct horse battery')).toBe('weak');
  expect(passwordStrength('Aa1!aaaa')).toBe('good');
  expect(passwordStrength('Aa1!aaaaaaaaaaaa')).toBe('good');
  expect(passwordStrength('Northstar-Coffee-1')).toBe('strong');
});
