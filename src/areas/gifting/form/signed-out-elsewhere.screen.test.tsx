import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GIFT } from '#tests/support/gift-on-screen.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const valueIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const endElsewhere = () => act(async () => app.parts.session.visitorActor.send({ type: 'session.endedElsewhere' }));

test('FC-067 FC-071 GFT-026 who signs out in another tab leaves nothing in the form of a gift, and the next one’s stays', async () => {
  await app.open(GIFT);
  await waitFor(() => expect(valueIn('Your email')).toBe('gwen@northstar.test'));
  await app.user.type(app.field('Recipient’s name'), 'Ada');
  await endElsewhere();
  await waitFor(() => expect(valueIn('Recipient’s name')).toBe(''));
  expect([valueIn('Your name'), valueIn('Your email')]).toEqual(['', '']);
  await app.user.type(app.field('Recipient’s name'), 'Eve');
  await act(() => app.router.navigate({ to: '/gift' }));
  await act(() => app.router.navigate({ to: '/gift/$productNumber', params: { productNumber: '80010101' } }));
  await waitFor(() => expect(valueIn('Recipient’s name')).toBe('Eve'));
});
