import { screen } from '@testing-library/react';
import type { setUpApp } from './set-up-app.ts';

export const addressField = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

/** Fills in the parts of a billing address that are needed, with these in place of the usual ones. */
export async function fillInAddress(app: ReturnType<typeof setUpApp>, change: Record<string, string> = {}) {
  const entries = {
    'First name': 'Pia',
    'Last name': 'North',
    'Street address': '1912 Pike Place',
    City: 'Seattle',
    State: 'WA',
    'ZIP code': '98101',
    ...change,
  };
  for (const [name, typed] of Object.entries(entries)) await app.enter(await addressField(name), typed);
}
