import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readCards } from '#api/account/cards.ts';
import { savePrivacy } from '#api/account/privacy.ts';
import { submitOrder } from '#api/ordering/submit-order.ts';
import { readSession } from '#api/session/session.ts';
import * as analytics from '#platform/measuring/analytics.ts';
import { admitMember } from '#tests/support/admit-member.ts';
import { answerInstead, held } from '#tests/support/held-calls.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';
import { standIn } from '#tests/support/stand-in.ts';

const { app, openSummary, place, orderHere, sheet } = setUpCheckout();

const unknownSession = () => Response.json({}, { status: 401 });
const NOT_SAVED = 'Your session changed in the meantime, so that didn’t go through. Please try again.';

/** Answers the changes that are meant with a 401, but only once they are let go. */
function refuseLate(isMeant: (to: string, body: string) => boolean) {
  const { release, released } = held();
  const send = globalThis.fetch;
  let isSent = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
    if (init?.method === 'GET' || !isMeant(String(to), String(init?.body))) return send(to, init);
    isSent = true;
    await released;
    return unknownSession();
  });
  return {
    sent: () => waitFor(() => expect(isSent).toBe(true)),
    refuse: () =>
      act(async () => {
        release();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }),
  };
}

const privacySwitch = () => screen.findByRole('switch', { name: 'Do Not Sell or Share My Personal Information' });

/** The member's choice is on its way to the server. */
async function choosePrivacy() {
  const late = refuseLate((to) => to.endsWith(savePrivacy.contract.path));
  await app.open('/account/settings/privacy', { as: 'member-green' });
  await app.user.click(await privacySwitch());
  await late.sent();
  return late;
}

/** The server ends the session, and another call learns of it first. */
async function loseSession() {
  app.world.become('anonymous');
  await act(async () => app.parts.session.expire());
  await waitFor(() => expect(app.address()).toContain('/account/signin'));
}

test('ACC-004 FC-064 D-396 a 401 to what was sent with the session that has ended does not end the next one, and says that it was not saved', async () => {
  const { refuse } = await choosePrivacy();
  await loseSession();
  await admitMember(app, 'member-green');
  await waitFor(() => expect(app.address()).toContain('/account/settings/privacy'));
  await refuse();
  expect(app.parts.session.visitor()).toMatchObject({ kind: 'member' });
  await screen.findByText(NOT_SAVED);
  expect(app.address()).toContain('/account/settings/privacy');
  await privacySwitch();
});

test('ACC-024 FC-064 D-396 a 401 to what was sent before the server confirmed the member, by whichever cookie, does not end the session', async () => {
  const { refuse } = await choosePrivacy();
  const asked = app.calls(readSession);
  await act(async () => app.parts.session.refresh());
  await waitFor(() => expect(app.calls(readSession)).toBe(asked + 1));
  await act(async () => void (await app.parts.session.confirmVisitor()));
  await refuse();
  expect(app.parts.session.visitor()).toMatchObject({ kind: 'member' });
  await screen.findByText(NOT_SAVED);
});

test('FC-064 FC-071 D-396 a 401 to what the member before had sent does not end the session of the next one, who reads nothing of it', async () => {
  const { refuse } = await choosePrivacy();
  await act(async () => void (await app.parts.session.signOut()));
  const { memberId } = await admitMember(app, 'member-gold');
  await act(() => app.router.navigate({ to: '/account/for-you' }));
  await refuse();
  expect(app.parts.session.visitor()).toMatchObject({ kind: 'member', memberId });
  expect(screen.queryByText(NOT_SAVED)).toBeNull();
});

test('FC-064 FC-065 ORD-098 D-287 D-396 a 401 to an order of the session that has ended does not end the next one: the order is not placed, which the page says, and nothing is wrong with it', async () => {
  const recorded = vi.fn();
  standIn(analytics, 'recordEvent', recorded);
  await openSummary('member-gold');
  const { sent, refuse } = refuseLate((_, body) => body.includes(`"${submitOrder.graph.name}"`));
  await place();
  await orderHere();
  await sent();
  await loseSession();
  await admitMember(app, 'member-gold');
  await waitFor(() => expect(app.address()).toContain('/menu/cart'));
  await refuse();
  expect(app.parts.session.visitor()).toMatchObject({ kind: 'member' });
  await within(await sheet()).findByText(NOT_SAVED);
  expect(app.world.effects.ordersPlaced).toBe(0);
  expect(recorded).not.toHaveBeenCalledWith(expect.objectContaining({ event: 'order_error' }));
});

test('ACC-004 FC-064 D-396 several calls of one session that are answered 401 end it once', async () => {
  await app.open('/menu', { as: 'member-green' });
  const changes: string[] = [];
  app.parts.session.onVisitorChange(({ how }) => changes.push(how));
  answerInstead(readCards, unknownSession);
  const calls = [1, 2, 3].map(() => readCards({}).catch((thrown: unknown) => thrown));
  await act(async () => {
    for (const thrown of await Promise.all(calls)) expect(thrown).toMatchObject({ code: 'signed-out' });
  });
  expect(changes).toEqual(['expired']);
  await admitMember(app, 'member-green');
  expect(changes).toEqual(['expired', 'returned']);
  // A new session ends as the one before.
  await act(async () => void (await readCards({}).catch(() => {})));
  expect(changes).toEqual(['expired', 'returned', 'expired']);
});
