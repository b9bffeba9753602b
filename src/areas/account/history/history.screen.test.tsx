import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { accountKey } from '#api/account/account-key.ts';
import { historyQuery, readHistory, readReceipt } from '#api/account/history.ts';
import { readSession } from '#api/session/session.ts';
import { holdCalls, holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { comeBack, comeBackAfter } from '#tests/support/visibility.ts';

const app = setUpApp({ persona: 'member-green' });

afterEach(() => {
  vi.useRealTimers();
});

const receipt = async () => within(await screen.findByRole('dialog', { name: 'Receipt' }));

/** As where Back brings the page out of the browser's cache: it is asked whose session it is, and it is the same member's. */
async function askWhoseSession() {
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await act(() => app.parts.session.resolveVisitor());
}

test('ACC-125 FC-070 the list is there again once it is known that the session is still the same member’s', async () => {
  await app.open('/account/history');
  await app.main().findByText('20 of 47');
  await askWhoseSession();
  await waitFor(() => expect(app.calls(readHistory)).toBe(2));
  await app.main().findByText('20 of 47');
  await app.press('Show more');
  await app.main().findByText('40 of 47');
});

test('ACC-125 FC-070 an open receipt stays open, and is read again', async () => {
  await app.open('/account/history');
  await app.main().findByText('20 of 47');
  await app.user.click(app.main().getAllByRole('button', { name: /^View receipt/ })[0] as HTMLElement);
  await (await receipt()).findByText('Paid with');
  await askWhoseSession();
  await waitFor(() => expect(app.calls(readReceipt)).toBe(2));
  await (await receipt()).findByText('Paid with');
});

test('FC-071 a receipt that is being read is not asked for with the session of another member', async () => {
  await app.open('/account/history');
  await app.main().findByText('20 of 47');
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes('/receipt'));
  await app.user.click(app.main().getAllByRole('button', { name: /^View receipt/ })[0] as HTMLElement);
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  app.world.become('member-gold');
  app.world.fail(readSession, 'latency:100');
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await waitFor(() => expect(app.address()).toBe('/account/for-you'));
  arrive();
  await app.atRest();
  expect(app.calls(readReceipt)).toBe(1);
});

test('FC-044 ACC-123 an order that is called constructor has no pending tip by its name', async () => {
  const [newest] = app.world.account('member-green').history;
  Object.assign(newest ?? {}, { historyId: 'constructor', pendingTip: null });
  await app.open('/account/history');
  await app.main().findByText('20 of 47');
  expect(app.main().queryByText(/NaN/)).toBeNull();
  await app.user.click(app.main().getAllByRole('button', { name: /^View receipt/ })[0] as HTMLElement);
  const shown = await receipt();
  await shown.findByText('Paid with');
  expect(shown.queryByText(/NaN/)).toBeNull();
});

test('ACC-125 an order that comes between two pages is listed once, however often it is read', async () => {
  await app.open('/account/history');
  await app.main().findByText('20 of 47');
  const history = app.world.account('member-green').history;
  const [newest] = history;
  if (newest) history.unshift({ ...newest, historyId: 'a-newer-one' });
  await app.press('Show more');
  await app.main().findByText('39 of 48');
  expect(app.main().getAllByRole('listitem')).toHaveLength(39);
});

test('ACC-125 where the last page is a full one there is no more to show', async () => {
  const { history } = app.world.account('member-green');
  history.splice(0, history.length, ...history.filter(({ kind }) => kind === 'order').slice(0, 20));
  await app.open('/account/history');
  expect(await app.main().findAllByRole('listitem')).toHaveLength(20);
  expect(app.main().queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('ACC-125 what was read before stands there while it is read anew', async () => {
  await app.open('/account/history');
  await app.main().findByText('20 of 47');
  await app.press('Show more');
  await app.main().findByText('40 of 47');
  await act(() => app.router.navigate({ to: '/account/profile' }));
  await app.heading('Your profile');
  await app.parts.queryClient.invalidateQueries({ queryKey: historyQuery('order').queryKey });
  const release = holdCalls((call) => call.includes(readHistory.contract.path));
  await act(() => app.router.navigate({ to: '/account/history' }));
  await app.main().findByText('40 of 47');
  expect(
    app
      .main()
      .getByRole('button', { name: /Loading…/ })
      .getAttribute('aria-disabled'),
  ).toBe('true');
  release();
  await app.main().findByRole('button', { name: 'Show more' });
  await app.main().findByText('40 of 47');
});

test('ACC-125 D-329 a long history is not called old while its pages come, one after another', async () => {
  await app.open('/account/history');
  await app.press('Show more');
  await app.main().findByText('40 of 47');
  await app.press('Show more');
  await app.main().findByText('47 of 47');
  await act(() => app.router.navigate({ to: '/account/profile' }));
  await app.heading('Your profile');
  const { queryKey } = historyQuery('order');
  await app.parts.queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  const pages = [0, 20, 40].map((offset) =>
    holdFirstAnswer((call) => call.includes(readHistory.contract.path) && new RegExp(`offset=${offset}\\b`).test(call)),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await act(() => app.router.navigate({ to: '/account/history' }));
  for (const { isOnTheWay, arrive } of pages) {
    await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(screen.queryByText(/^We couldn’t update your history/)).toBeNull();
    arrive();
  }
  await waitFor(() => expect(app.main().queryByRole('button', { name: /Loading…/ })).toBeNull());
  await app.main().findByText('47 of 47');
});

test('ACC-125 that there were none is not said again while it is read whether there are by now', async () => {
  const account = app.world.account('member-green');
  const orders = account.history.splice(0);
  await app.open('/account/history');
  await app.main().findByText('No orders yet');
  await act(() => app.router.navigate({ to: '/account/profile' }));
  account.history.push(...orders);
  await app.parts.queryClient.invalidateQueries({ queryKey: historyQuery('order').queryKey });
  const release = holdCalls((call) => call.includes(readHistory.contract.path));
  await act(() => app.router.navigate({ to: '/account/history' }));
  await app.main().findByText('Loading…');
  expect(app.main().queryByText('No orders yet')).toBeNull();
  release();
  await app.main().findByText('20 of 47');
});

test('ACC-123 ACC-125 D-356 an order in another currency is written in it, and so is its receipt', async () => {
  const history = app.world.account('member-green').history;
  const [newest] = history;
  if (newest) Object.assign(newest, { currency: 'CAD' });
  await app.open('/account/history');
  const [entry] = await app.main().findAllByRole('listitem');
  if (!entry) throw new Error('There is no order.');
  expect(entry.textContent).toMatch(/CA\$\d+\.\d\d.*CA\$1\.00/);
  await app.user.click(within(entry).getByRole('button', { name: /^View receipt/ }));
  const opened = await receipt();
  await opened.findByText('Paid with');
  expect(opened.getAllByText(/^CA\$/).length).toBeGreaterThan(3);
  expect(opened.queryAllByText(/^\$/)).toEqual([]);
});

test('ACC-125 without a network it says so at once, and goes on by itself once there is one', async () => {
  await app.open('/account/history');
  await app.main().findByText('20 of 47');
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  app.world.fail(readHistory, 'drop-before');
  await app.press('Show more');
  await app.main().findByText(/We can’t connect right now/);
  app.world.heal();
  act(() => {
    onlineManager.setOnline(true);
    window.dispatchEvent(new Event('online'));
  });
  await app.main().findByText('40 of 47');
});

const badges = () => app.main().queryAllByText('Processing').length;
const giftsOf = () => app.world.account('member-green').history.filter(({ kind }) => kind === 'egift');
/** As where a gift ends anywhere in this tab. */
const endGift = () => act(() => app.parts.queryClient.invalidateQueries({ queryKey: accountKey }));

test('ACC-124 ACC-125 D-443 a gift that ends while the list is looked at is processing no more', async () => {
  await app.open('/account/history/egift');
  await app.main().findByText('Processing');
  for (const gift of giftsOf()) Object.assign(gift, { processing: false });
  await endGift();
  await waitFor(() => expect(badges()).toBe(0));
  expect(app.main().getAllByRole('listitem')).toHaveLength(giftsOf().length);
});

test('ACC-124 ACC-125 D-443 so does one that the list lacked, also where it was empty', async () => {
  const { history } = app.world.account('member-green');
  const before = history.splice(0);
  await app.open('/account/history/egift');
  await app.main().findByText('No gifts yet');
  history.push(...before);
  await endGift();
  await waitFor(() => expect(app.main().getAllByRole('listitem')).toHaveLength(giftsOf().length));
});

test('ACC-125 D-443 as many pages as were read are read anew', async () => {
  await app.open('/account/history');
  await app.press('Show more');
  await app.main().findByText('40 of 47');
  const [newest] = app.world.account('member-green').history;
  if (newest) app.world.account('member-green').history.unshift({ ...newest, historyId: 'a-newer-one' });
  await endGift();
  await app.main().findByText('40 of 48');
  expect(app.calls(readHistory)).toBe(4);
});

test('ACC-124 ACC-125 D-443 so it is where the page is looked at again, once what it shows is a minute old', async () => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
  await app.open('/account/history/egift');
  await app.main().findByText('Processing');
  for (const gift of giftsOf()) Object.assign(gift, { processing: false });
  await comeBack();
  await app.atRest();
  expect(badges()).toBe(1);
  await comeBackAfter(2);
  await waitFor(() => expect(badges()).toBe(0));
});
