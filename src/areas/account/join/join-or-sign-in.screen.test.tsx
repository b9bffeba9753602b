import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readSession } from '#api/session/session.ts';
import { CART_KEY } from '#domain/ordering/cart.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { keepGuestDetails } from '#session/guest/guest-details.ts';
import { cartLatte, keptCartText } from '#tests/support/cart-items.ts';
import { held, holdCalls } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { createTabs } from '#tests/support/tabs.ts';

const app = setUpApp();

const join = () => screen.findByRole('button', { name: 'Create account' });

for (const part of ['main', 'contentinfo'] as const) {
  test(`ACC-044 D-313 Back after signing in by the link of the form (${part}) does not open it again: the member and the cart stay`, async () => {
    window.localStorage.setItem(CART_KEY, keptCartText([cartLatte()]));
    await app.open('/rewards');
    await act(() => app.router.navigate({ to: '/account/create' }));
    await join();
    await app.user.click(within(screen.getByRole(part)).getByRole('link', { name: 'Sign in' }));
    await app.heading('Welcome back');
    await app.enter(app.field('Email or username'), PERSONAS['member-gold'].email);
    await app.enter(app.field('Password'), PERSONA_PASSWORD);
    await app.press('Sign in');
    await waitFor(() => expect(app.address()).toBe('/account/for-you'));
    act(() => app.router.history.back());
    await waitFor(() => expect(app.address()).toBe('/rewards'));
    expect(app.parts.session.visitor().kind).toBe('member');
    expect(await app.inCart()).toHaveLength(1);
  });
}

test('ACC-044 D-313 between joining and signing in no page stays behind, and what was typed is kept', async () => {
  await app.open('/rewards');
  await act(() => app.router.navigate({ to: '/account/create' }));
  await join();
  await app.enter(app.field('First name'), 'Ada');
  await app.user.click(app.main().getByRole('link', { name: 'Sign in' }));
  await app.heading('Welcome back');
  await app.user.click(app.main().getByRole('link', { name: 'Join now' }));
  await join();
  await waitFor(() => expect(app.field('First name').value).toBe('Ada'));
  expect(app.router.history.location.state.__TSR_index).toBe(1);
});

test('ACC-054 D-065 D-313 what a guest corrected in a filled-in form is kept, and not what the order said', async () => {
  await app.open('/rewards');
  keepGuestDetails(app.parts.session, { firstName: 'Nora', lastName: 'North', email: 'nora@old.test' });
  await act(() => app.router.navigate({ to: '/account/create' }));
  await join();
  expect(app.field('Email address').value).toBe('nora@old.test');
  expect(screen.getByRole('checkbox', { name: 'I agree to the Terms of Use' })).toHaveProperty('checked', false);
  await app.enter(app.field('Email address'), 'nora@new.test');
  await app.user.click(app.main().getByRole('link', { name: 'Sign in' }));
  await app.heading('Welcome back');
  await app.user.click(app.main().getByRole('link', { name: 'Join now' }));
  await join();
  await waitFor(() => expect(app.field('Email address').value).toBe('nora@new.test'));
  expect(app.field('First name').value).toBe('Nora');
});

for (const isLeaving of [false, true]) {
  test(`ACC-044 FC-067 FC-071 a form that is drawn anew for who signed in elsewhere${isLeaving ? ', while it is being left,' : ''} does not end that session`, async () => {
    const tabs = createTabs();
    const other = tabs.open();
    const heard: string[] = [];
    other.listen((message) => heard.push(message));
    await app.open('/menu', { as: 'member-green', channel: tabs.open() });
    await app.parts.session.resolveVisitor();
    app.world.become('anonymous');
    act(() => app.parts.session.expire());
    await act(() => app.router.navigate({ to: '/account/create' }));
    await join();
    await signInAs(PERSONAS['member-gold'].email);
    await app.enter(app.field('First name'), 'Gwen');
    const words = held<void>();
    if (isLeaving) {
      const { load } = app.parts.catalogue;
      vi.spyOn(app.parts.catalogue, 'load').mockImplementation(async (...areas) => {
        await words.released;
        await load(...areas);
      });
      act(() => void app.router.navigate({ to: '/gift' }));
    }
    act(() => other.post('session-changed'));
    await waitFor(() => expect(app.parts.session.replacements()).toBe(1));
    await app.atRest();
    words.release();
    if (!isLeaving) {
      await join();
      expect(app.field('First name').value).toBe('');
    }
    await app.atRest();
    expect(await readSession({})).toMatchObject({ kind: 'member', firstName: 'Goldie' });
    expect(app.parts.session.visitor()).toMatchObject({ firstName: 'Goldie' });
    expect(heard).not.toContain('session-ended');
  });
}

test('ACC-044 the form that is opened from a page that was drawn anew ends the session as always', async () => {
  const tabs = createTabs();
  const other = tabs.open();
  await app.open('/menu', { as: 'member-green', channel: tabs.open() });
  await app.parts.session.resolveVisitor();
  await signInAs(PERSONAS['member-gold'].email);
  act(() => other.post('session-changed'));
  await waitFor(() => expect(app.parts.session.replacements()).toBe(1));
  await app.atRest();
  await act(() => app.router.navigate({ to: '/account/create' }));
  await join();
  expect(await readSession({})).toMatchObject({ kind: 'anonymous' });
});

/** The form for joining, opened in a new tab of a member with a cart, before the server has said who visits. */
async function joinAsMember() {
  const tabs = createTabs();
  const heard: string[] = [];
  tabs.open().listen((message) => heard.push(message));
  window.localStorage.setItem(CART_KEY, keptCartText([cartLatte()]));
  const release = holdCalls((call) => call.includes(`${readSession.contract.path} `));
  await app.open('/account/create', { as: 'member-gold', channel: tabs.open(), isVisitorAwaited: false });
  return { heard, answer: () => act(async () => release()) };
}

test('ACC-044 FC-067 D-434 the form that opens before it is known who visits ends that session in every tab, and its cart goes', async () => {
  const { heard, answer } = await joinAsMember();
  await answer();
  await join();
  expect(await readSession({})).toMatchObject({ kind: 'anonymous' });
  expect(heard).toEqual(['session-ended']);
  expect(await app.inCart()).toEqual([]);
});

test('D-434 the form that is left before it is known who visits ends no session', async () => {
  const { heard, answer } = await joinAsMember();
  await act(() => app.router.navigate({ to: '/menu' }));
  await answer();
  await waitFor(() => expect(app.parts.session.visitor()).toMatchObject({ firstName: 'Goldie' }));
  await app.atRest();
  expect(await readSession({})).toMatchObject({ kind: 'member', firstName: 'Goldie' });
  expect(heard).toEqual([]);
  expect(await app.inCart()).toHaveLength(1);
});
