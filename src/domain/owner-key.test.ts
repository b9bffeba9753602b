import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownerKeyOf } from './owner-key.ts';

test('FED-076 a member is stored under a name that does not say who it is, always the same and another for each', () => {
  expect(ownerKeyOf('member-gwen')).toBe(ownerKeyOf('member-gwen'));
  fc.assert(
    fc.property(fc.string({ minLength: 8 }), fc.string({ minLength: 8 }), (one, other) => {
      expect(ownerKeyOf(one)).toMatch(/^[a-z0-9]+$/);
      expect(ownerKeyOf(one)).not.toContain(one);
      expect(ownerKeyOf(one) === ownerKeyOf(other)).toBe(one === other);
    }),
  );
});
