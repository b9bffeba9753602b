import { expect, test } from 'vitest';
import { cleanedEmail, isEmailAddress } from './email-address.ts';

test('ACC-061 D-354 an e-mail address is cleaned of what cannot be seen, and of nothing else', () => {
  for (const typed of ['\u200Bana@x.com', ' ana@x.com\u202C ', '\uFEFFana@\u2060x.com\u00AD']) {
    expect(cleanedEmail(typed), typed).toBe('ana@x.com');
  }
  for (const typed of ['ana maria@x.com', 'añá@x.com', 'ana-maria@x.com']) expect(cleanedEmail(typed)).toBe(typed);
  expect(isEmailAddress(cleanedEmail('\u200B@x.com'))).toBe(false);
});

test('PRI-006 an address whose host begins with a dot, or has two in a row, is none', () => {
  for (const typed of ['ana@x..com', 'ana@.x.com']) expect(isEmailAddress(typed), typed).toBe(false);
});
