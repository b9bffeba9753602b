import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadDocumentOnce, typedNow } from '#platform/missing-part.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('D-186 the browser asks before a recipient or a message is lost with the document, and not elsewhere; the app does not load it anew by itself', async () => {
  await app.open('/gift/80010101');
  await screen.findByRole('button', { name: 'Continue to payment' });
  await app.enter(app.field('Your name'), 'Nora');
  expect(isAsked()).toBe(false);
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Enter a Gift message/ });
  for (const field of [app.field('Recipient’s name'), app.field('Recipient’s email'), message]) {
    await app.user.type(field, 'Ada');
    expect(isAsked()).toBe(true);
    expect(loadDocumentOnce(typedNow())).toBe(false);
    await app.user.clear(field);
    expect(isAsked()).toBe(false);
  }
  await app.user.type(message, 'Thank you!');
  await app.router.navigate({ to: '/gift' });
  await app.heading('Coffee’s on you');
  expect(isAsked()).toBe(false);
});
