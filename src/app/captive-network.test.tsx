import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readCards } from '#api/account/cards.ts';
import { signIn } from '#api/session/sign-in.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

// A network that lets nothing through until one has signed in to it: the browser believes that it is online.

const app = setUpApp({ persona: 'member-gold' });

test.each([
  ['drop-before', 'We can’t connect right now. Check your connection and try again.'],
  ['html', 'Something didn’t load correctly. Please try again.'],
] as const)(
  'FC-178 where every answer is lost (%s) what failed says so, though the browser says online',
  async (fault, said) => {
    app.world.fail(readCards, fault);
    await app.open('/account/cards');
    await screen.findByText('We couldn’t load your cards');
    expect(navigator.onLine).toBe(true);
    expect(screen.getByRole('main').textContent).toContain(said);
    expect(screen.queryByText(/You’re offline/)).toBeNull();
    app.world.heal();
    await app.press('Try again');
    await screen.findByText('$42.50');
  },
);

test('FC-178 a form that cannot be sent keeps what was typed, and goes with the next press', async () => {
  app.world.become('anonymous');
  app.world.fail(signIn, 'drop-before');
  await app.open('/account/signin');
  await app.enter(await screen.findByLabelText('Email or username'), PERSONAS['member-gold'].email);
  await app.enter(app.field('Password'), PERSONA_PASSWORD);
  const press = async () => app.user.click(app.main().getByRole('button', { name: 'Sign in' }));
  await press();
  await screen.findByText('Sign in unsuccessful.');
  expect(app.field('Email or username').value).toBe(PERSONAS['member-gold'].email);
  app.world.heal();
  await press();
  await waitFor(() => expect(app.address()).not.toContain('signin'));
});
