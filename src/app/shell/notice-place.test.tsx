import { act, screen, within } from '@testing-library/react';
import { test } from 'vitest';
import { wording } from '#messages/messages.ts';
import * as pageUsable from '#platform/page-usable.ts';
import { held } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';

const app = setUpApp({ persona: 'member-gold' });

test('FC-187 SVC-040 a toast over a sheet that the address opened with its page is there for screen readers', async () => {
  const { release, released } = held<void>();
  standIn(pageUsable, 'pageIdle', () => released);
  await app.open('/account/cards#auto-reload');
  await screen.findByRole('dialog', { name: 'Auto reload' });
  // What stands beside the page comes after the sheet, which hides from screen readers what is not said to them.
  await act(async () => release());
  act(() => app.parts.session.notices.toast('any', { text: wording('cards-reload.auto.turned-on') }));
  within(await screen.findByRole('region', { name: 'Messages' })).getByText('Auto reload turned on');
});
