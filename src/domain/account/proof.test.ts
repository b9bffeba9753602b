import { expect, test } from 'vitest';
import { MINUTE_MS } from '../durations.ts';
import type { Member } from '../visitor.ts';
import { isProofDue, provenUntil } from './proof.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const member = (provenAt?: number | null): Member => ({
  kind: 'member',
  firstName: 'Goldie',
  memberId: 'm',
  ...(provenAt !== undefined && { provenAt }),
});

test('CRD-015 a proof by password or code holds for 30 minutes', () => {
  expect(isProofDue(member(NOW), NOW)).toBe(false);
  expect(isProofDue(member(NOW - 30 * MINUTE_MS), NOW)).toBe(false);
  expect(isProofDue(member(NOW - 30 * MINUTE_MS - 1), NOW)).toBe(true);
});

test('CRD-015 a session that "keep me signed in" brought back, or of which nothing is known, wants a proof', () => {
  expect(isProofDue(member(null), NOW)).toBe(true);
  expect(isProofDue(member(), NOW)).toBe(true);
});

test('CRD-015 FC-184 a proof holds for 30 minutes, and not for longer where the clock of the visitor is behind', () => {
  expect(provenUntil(member(NOW - 10 * MINUTE_MS), NOW)).toBe(NOW + 20 * MINUTE_MS);
  expect(provenUntil(member(NOW + 10 * MINUTE_MS), NOW)).toBe(NOW + 30 * MINUTE_MS);
});
