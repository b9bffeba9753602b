import * as v from 'valibot';
import { expect, test } from 'vitest';
import { accountEmail, anyEmailSchema, emailSchema } from './email-address.ts';

const LONG = `${'a'.repeat(45)}@x.com`;

const mistakeOf = (typed: string) => v.safeParse(accountEmail, typed).issues?.[0].message ?? null;

test('ACC-061 AO-34 an address of an account has 50 characters at most, and one that has more is said to be long', () => {
  expect([mistakeOf(''), mistakeOf('ana'), mistakeOf(LONG)]).toEqual(['email-missing', 'email-invalid', 'email-long']);
  expect(mistakeOf(LONG.slice(1))).toBeNull();
});

test('ACC-061 ACC-083 D-354 what cannot be seen is neither checked nor sent', () => {
  const copied = '\u200B\u202Aana@x.com\u202C';
  expect(v.parse(accountEmail, copied)).toBe('ana@x.com');
  for (const schema of [emailSchema, anyEmailSchema]) {
    expect(v.parse(schema, { emailAddress: copied })).toEqual({ emailAddress: 'ana@x.com' });
  }
  expect(v.parse(accountEmail, `\u200B${LONG.slice(1)}`)).toBe(LONG.slice(1));
  expect(mistakeOf('\u200B')).toBe('email-missing');
});
