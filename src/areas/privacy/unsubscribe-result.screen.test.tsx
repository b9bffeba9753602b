import { expect, test } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const PREFERENCES = '/account/settings/communication-preferences';
const PERSONALIZED = "You're unsubscribed from emails based on your info";
const PROMOTIONAL = "You're unsubscribed from promotional emails";
const FAILED = "Can't unsubscribe";

const linkOf = (name: string) => app.main().getByRole('link', { name }).getAttribute('href');

for (const [rows, query, title] of [
  ['UNS-002 UNS-007', 'success=true&type=personalized', PERSONALIZED],
  ['UNS-007', 'success=true&type=PERSONALIZED', PERSONALIZED],
  ['UNS-007', 'type=Personalized&success=true', PERSONALIZED],
  ['UNS-003', 'success=true', PROMOTIONAL],
  ['UNS-003', 'success=true&type=', PROMOTIONAL],
  ['UNS-003', 'success=true&type=product', PROMOTIONAL],
  ['UNS-003', 'success=true&type=personalized&type=personalized', PROMOTIONAL],
  ['UNS-003 FC-118', `success=true&type=${encodeURIComponent('<b>')}`, PROMOTIONAL],
] as const) {
  test(`UNS-001 UNS-004 ${rows} ?${query} says that it is done, with a parting word and the preferences`, async () => {
    await app.open(`/unsubscribe/complete?${query}`);
    await app.heading(title);
    expect(app.main().getByText(/^We’ll miss you\./)).toBeTruthy();
    expect(linkOf('Manage your email preferences')).toBe(PREFERENCES);
    expect(document.querySelector('main b')).toBeNull();
  });
}

for (const query of [
  '',
  '?success=false',
  '?success=',
  '?success=TRUE',
  '?success=True&type=personalized',
  '?success=1',
  '?success=%20true',
  '?success=true&success=true',
  '?success=true&success=false',
  '?type=personalized',
  `?success=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
]) {
  test(`UNS-001 UNS-005 UNS-006 FC-118 “${query}” says that it cannot be done, and where account holders choose`, async () => {
    await app.open(`/unsubscribe/complete${query}`);
    await app.heading(FAILED);
    expect(app.main().getByText(/unexpected error/)).toBeTruthy();
    expect(app.main().getByText(/^Have a Northstar account\?/)).toBeTruthy();
    expect(linkOf('Change your preferences')).toBe(PREFERENCES);
    expect(document.querySelector('main img[src="x"]')).toBeNull();
  });
}

for (const persona of ['anonymous', 'member-green'] as const) {
  test(`UNS-007 the page needs no sign-in and changes nothing (${persona})`, async () => {
    app.startWorld({ persona });
    await app.open('/unsubscribe/complete?success=true');
    await app.heading(PROMOTIONAL);
    expect(app.address()).toBe('/unsubscribe/complete?success=true');
    const asked = Object.keys(app.world.effects.requests);
    expect(asked.filter((each) => !['/session', '/config'].some((read) => each === `GET /apiproxy/v1${read}`))).toEqual(
      [],
    );
  });
}
