import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as missingPart from '#platform/missing-part.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';
import * as header from './header.tsx';
import * as noticesRegion from './notices-region.tsx';
import * as payModal from './pay-modal.tsx';

const app = setUpApp();

// React says each of them.
const said = vi.fn();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(said));

const throws = () => {
  throw new Error('cannot be drawn');
};

test('D-380 a modal that cannot be drawn says so and gives the page its address back; the page stays', async () => {
  standIn(payModal, 'PayModal', throws);
  await app.open('/menu#pay', { as: 'member-green' });
  await screen.findByText('Something unexpected happened. Please try again.');
  await waitFor(() => expect(app.address()).toBe('/menu'));
  await app.heading('Menu');
});

test('D-380 what stands beside the page and cannot be drawn leaves the page as it is, until the next one', async () => {
  standIn(noticesRegion, 'NoticesRegion', throws);
  await app.open('/menu');
  await waitFor(() => expect(said).toHaveBeenCalled());
  await app.heading('Menu');
});

test('D-380 where not even the head of a page can be drawn a new document is offered', async () => {
  standIn(header, 'Header', throws);
  await app.open('/menu');
  await app.heading('Something spilled');
  const load = vi.fn();
  standIn(missingPart, 'loadDocument', load);
  await app.press('Load the page again');
  expect(load).toHaveBeenCalledOnce();
});
