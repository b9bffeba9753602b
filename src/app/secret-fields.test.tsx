import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PERSONA_PASSWORD } from '#mocks/session/personas.ts';
import { typedNow } from '#platform/missing-part.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

// README promises that passwords, codes and card data are never kept (D-056), whatever each form calls its fields. Canaries
// stand in every field of the forms that have such fields: of these, only those of the others may be read.

const app = setUpApp();

const CANARY = '12345678';

/** What one can type into, wherever it stands on the page; fields that show only what was chosen hold no canary. */
const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('main input:not([type="radio"], [type="checkbox"], [readonly])'),
];

async function secretsOf(labels: readonly string[]) {
  for (const label of labels) await screen.findByLabelText(label, { selector: 'input' });
  for (const field of fields()) field.value = CANARY;
  for (const label of labels) expect(app.field(label).value, label).toBe(CANARY);
  return Object.entries(typedNow().typed).flatMap(([name, value]) => (value === CANARY ? [name] : []));
}

const FORMS = [
  { page: '/account/signin', who: 'anonymous', secrets: ['Password'], kept: ['username'] },
  { page: '/account/reset-password/any-token', who: 'anonymous', secrets: ['New password'], kept: [] },
  {
    page: '/account/create',
    who: 'anonymous',
    secrets: ['Password', 'Card number', 'Security code'],
    kept: ['firstName', 'lastName', 'emailAddress'],
  },
  { page: '/account/cards/add', who: 'member-green', secrets: ['Card number', 'Security code'], kept: ['nickname'] },
  // Gwen has no phone: her password is asked for.
  { page: '/account/settings/password', who: 'member-green', secrets: ['Password'], kept: [] },
] as const;

for (const { page, who, secrets, kept } of FORMS) {
  test(`of the form at ${page} no secret is read`, async () => {
    await app.open(page, { as: who });
    expect(await secretsOf(secrets)).toEqual(kept);
  });
}

test('ACC-104 the code for a page that needs a proof is not read', async () => {
  await app.open('/account/settings/password', { as: 'member-second-factor' });
  await screen.findByRole('textbox', { name: 'Code' });
  for (const field of document.querySelectorAll<HTMLInputElement>('input')) field.value = CANARY;
  expect(typedNow().typed).toEqual({});
});

test('the passwords of the change of one are not read', async () => {
  await app.open('/account/settings/password', { as: 'member-green' });
  await app.enter(await screen.findByLabelText('Password', { selector: 'input' }), PERSONA_PASSWORD);
  await app.press('Continue');
  expect(await secretsOf(['Current password', 'New password'])).toEqual([]);
});
