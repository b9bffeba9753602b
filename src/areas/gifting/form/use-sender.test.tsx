import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { profileQuery, readProfile } from '#api/account/profile.ts';
import type { Profile } from '#domain/account/profile.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const GIFT = '/gift/80010101';

const GWEN: Profile = {
  firstName: 'Gwen',
  lastName: 'Green',
  emailAddress: 'gwen@northstar.test',
  birthday: null,
  address: null,
  phoneNumber: null,
  memberSince: '2024-01-01',
  subMarket: null,
};

/** The form while the member’s profile is still on its way; `arrive` lets it come. */
async function openBeforeProfile() {
  app.world.fail(readProfile, 'hang');
  await app.open(GIFT);
  const email = await screen.findByLabelText<HTMLInputElement>('Your email');
  await waitFor(() => expect(app.parts.queryClient.isFetching(profileQuery())).toBe(1));
  const arrive = async () => {
    app.parts.queryClient.setQueryData(profileQuery().queryKey, GWEN);
    await waitFor(() => expect(app.field('Your name').value).toBe('Gwen Green'));
  };
  return { email, arrive };
}

test('GFT-026 what was typed before the profile came stays, the rest is filled in', async () => {
  const { email, arrive } = await openBeforeProfile();
  await app.user.type(email, 'me@');
  await arrive();
  expect(email.value).toBe('me@');
});

test('the first letter in a field with the focus replaces what the profile brought', async () => {
  const { email, arrive } = await openBeforeProfile();
  await app.user.click(email);
  await arrive();
  expect(email.value).toBe('gwen@northstar.test');
  await app.user.keyboard('me@example.com');
  expect(email.value).toBe('me@example.com');
});

test('what comes is selected in the same moment: a letter that is typed just then is not put behind it', async () => {
  const { email, arrive } = await openBeforeProfile();
  await app.user.click(email);
  const select = vi.spyOn(email, 'select');
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  let isSelected = false;
  Object.defineProperty(email, 'value', {
    ...own,
    set(value: string) {
      own.set?.call(email, value);
      queueMicrotask(() => {
        isSelected = select.mock.calls.length > 0;
      });
    },
  });
  await arrive();
  await waitFor(() => expect(email.value).toBe('gwen@northstar.test'));
  expect(isSelected).toBe(true);
  expect(document.activeElement).toBe(email);
});

test('what a password manager has filled in without an event stays', async () => {
  const { email, arrive } = await openBeforeProfile();
  email.value = 'manager@example.com';
  await arrive();
  expect(email.value).toBe('manager@example.com');
});

test('GFT-034 GFT-035 GFT-026 what the profile brings after an attempt is not missing any more', async () => {
  const { arrive } = await openBeforeProfile();
  await app.press('Continue to payment');
  const summary = await screen.findByRole('group', { name: 'Please check what you entered' });
  const missing = () =>
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(missing()).toEqual(expect.arrayContaining(['Enter your name', 'Enter your email address']));
  await arrive();
  await waitFor(() => expect(missing()).toEqual(["Enter the recipient's name", "Enter the recipient's email address"]));
  expect(app.errorBeside(app.field('Your name'))).toBe('');
  expect(app.errorBeside(app.field('Your email'))).toBe('');
});

test('FC-067 FC-071 GFT-026 who signs out in another tab leaves nothing in the form of a gift, and the next one’s stays', async () => {
  await app.open(GIFT);
  await waitFor(() => expect(app.field('Your email').value).toBe('gwen@northstar.test'));
  await app.enter(app.field('Recipient’s name'), 'Ada');
  await app.enter(app.field('Recipient’s email'), 'ada@example.com');
  await app.enter(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Enter a Gift message/ }), 'Thank you!');
  const typed = () =>
    screen.getAllByRole<HTMLInputElement>('textbox').flatMap(({ value }) => (value === '' ? [] : [value]));
  expect(typed()).toHaveLength(5);
  await act(async () => app.parts.session.visitorActor.send({ type: 'session.endedElsewhere' }));
  await waitFor(() => expect(typed()).toEqual([]));
  await app.enter(app.field('Recipient’s name'), 'Eve');
  await act(() => app.router.navigate({ to: '/gift' }));
  await act(() => app.router.navigate({ to: '/gift/$productNumber', params: { productNumber: '80010101' } }));
  await waitFor(() => expect(app.field('Recipient’s name').value).toBe('Eve'));
});
