import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createAutoReload, disableAutoReload, updateAutoReload } from '#api/account/auto-reload.ts';
import { cardsQuery, readCards } from '#api/account/cards.ts';
import { paymentMethodsKey } from '#api/account/payment-methods.ts';
import { answerInstead, holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });

const SHEET = '/account/cards#auto-reload';

test('SVC-040 CRD-029 while it is saved the sheet stays, so that the member hears what became of it', async () => {
  await app.open(SHEET);
  await app.user.click(await screen.findByRole('switch'));
  const { arrive } = holdFirstAnswer((call) => call.includes(`"${createAutoReload.graph.name}"`));
  await app.press('Save');
  await app.user.keyboard('{Escape}');
  await app.press('Close');
  expect(screen.getByRole('dialog')).toBeTruthy();
  arrive();
  await screen.findByText('Auto reload turned on');
  await app.noDialog();
});

test('SVC-040 turned on, its answer lost and saved again, it is still said that it was turned on', async () => {
  await app.open(SHEET);
  await app.user.click(await screen.findByRole('switch'));
  app.world.fail(createAutoReload, 'drop-after', 1);
  await app.press('Save');
  await screen.findByText(/^We can’t connect right now/);
  const card = () => app.parts.queryClient.getQueryData(cardsQuery().queryKey)?.[0];
  await waitFor(() => expect(card()?.autoReloadProfile?.isActive).toBe(true));
  await app.press('Save');
  await screen.findByText('Auto reload turned on');
  expect([app.calls(createAutoReload), app.calls(updateAutoReload)]).toEqual([1, 1]);
});

test.each([
  ['had made the profile', 'drop-after'],
  ['never arrived', 'drop-before'],
] as const)(
  'CRD-031 OPP-060 turned off after a call without an answer that %s, it is off for the server, too',
  async (_, fault) => {
    const account = app.world.account('member-gold');
    await app.open(SHEET);
    await app.user.click(await screen.findByRole('switch'));
    app.world.fail(createAutoReload, fault, 1);
    answerInstead(createAutoReload, (send) => {
      app.world.fail(readCards, 'status:500');
      return send();
    });
    await app.press('Save');
    await screen.findByText(/^We can’t connect right now/);
    expect(account.cards[0]?.autoReload?.isActive).toBe(fault === 'drop-after' || undefined);
    await app.user.click(screen.getByRole('switch'));
    await app.press('Save');
    await screen.findByText('Auto reload turned off');
    await app.noDialog();
    expect(app.calls(disableAutoReload)).toBe(1);
    expect(account.cards[0]?.autoReload?.isActive).not.toBe(true);
  },
);

test.each([
  [29, true],
  [31, false],
])('CRD-028 what was chosen before a payment method was to be added, %i minutes later: %s', async (minutes, isKept) => {
  await app.open(SHEET);
  await app.user.click(await screen.findByRole('switch'));
  await app.user.click(await screen.findByRole('radio', { name: /Add a payment method/ }));
  await app.heading('Payment methods');
  const later = Date.now() + minutes * 60_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  await act(() => app.router.navigate({ href: SHEET }));
  expect(await screen.findByRole('switch', { checked: isKept })).toBeTruthy();
});

test('CRD-033 where the chosen way to pay is removed elsewhere, nothing is saved, and the form says that one is missing', async () => {
  const account = app.world.account('member-gold');
  await app.open(SHEET);
  await app.user.click(await screen.findByRole('switch'));
  await screen.findByRole('radio', { name: /^Visa/, checked: true });
  account.paymentMethods = account.paymentMethods.filter(({ paymentType }) => paymentType !== 'visa');
  await act(() => app.parts.queryClient.refetchQueries({ queryKey: paymentMethodsKey }));
  await app.press('Save');
  expect(await screen.findByText('To save Auto reload settings, select a payment method.')).toBeTruthy();
  expect(app.calls(createAutoReload)).toBe(0);
});

test('CRD-033 CRD-034 SVC-007 what is missing is described by its reason, and has the focus after each press; the trigger is preselected', async () => {
  const autoReloadProfile = { isActive: true, amount: null, triggerAmount: null, paymentMethodId: 'gone' };
  answerInstead(readCards, async (send) => {
    const { cards } = await (await send()).json();
    return Response.json({ cards: cards.map((card: object) => ({ ...card, autoReloadProfile })) });
  });
  await app.open(SHEET);
  // No amount of a reload is chosen.
  await screen.findByRole('radio', { name: '$10', checked: true });
  const first = async (description: string) => {
    const group = await screen.findByRole('group', { description });
    return group.querySelector('input');
  };
  for (let presses = 0; presses < 2; presses++) {
    await app.press('Save');
    expect(document.activeElement).toBe(await first('Enter an Auto reload amount.'));
  }
  await app.user.keyboard(' ');
  for (let presses = 0; presses < 2; presses++) {
    await app.press('Save');
    expect(document.activeElement).toBe(await first('To save Auto reload settings, select a payment method.'));
  }
  expect(app.calls(updateAutoReload)).toBe(0);
});

test('CRD-046 D-266 auto reload that a card out of a wallet pays can be changed, and is paid by it still', async () => {
  const account = app.world.account('member-gold');
  const [payer] = account.paymentMethods;
  const [card] = account.cards;
  if (!payer || !card) return expect.fail('no card, or nothing that pays');
  Object.assign(payer, { paymentSource: 'applepay' });
  const { paymentMethodId } = payer;
  card.autoReload = { isActive: true, amount: 2_500, triggerAmount: 1_000, paymentMethodId };
  await app.open(SHEET);
  await app.user.click(await screen.findByRole('radio', { name: '$50' }));
  await app.press('Save');
  await screen.findByText('Auto reload updated');
  expect(app.calls(updateAutoReload)).toBe(1);
  expect(card.autoReload).toMatchObject({ paymentMethodId, amount: 5_000 });
});

test('CRD-030 OPP-059 CRD-005 a profile begins with its own amounts, and keeps them where only what pays is changed', async () => {
  const account = app.world.account('member-gold');
  const [visa, paypal] = account.paymentMethods.map(({ paymentMethodId }) => paymentMethodId);
  const [card] = account.cards;
  if (!card || !visa) return expect.fail('no card, or nothing that pays');
  const own = { isActive: true, amount: 5_000, triggerAmount: 1_500 };
  card.autoReload = { ...own, paymentMethodId: visa };
  await app.open(SHEET);
  await screen.findByRole('radio', { name: '$50', checked: true });
  expect(screen.getByRole('radio', { name: '$15', checked: true }).getAttribute('value')).toBe('1500');
  await app.user.click(screen.getByRole('radio', { name: /^PayPal/ }));
  await app.press('Save');
  await screen.findByText('Auto reload updated');
  expect(card.autoReload).toEqual({ ...own, paymentMethodId: paypal });
});

test.each([null, 'applepay'])(
  'CRD-005 CRD-036 a profile that names by paymentInstrumentId alone what pays (source %s) keeps it, and its paymentMethodId is sent',
  async (paymentSource) => {
    const account = app.world.account('member-gold');
    const [payer] = account.paymentMethods;
    const [card] = account.cards;
    if (!payer || !card) return expect.fail('no card, or nothing that pays');
    Object.assign(payer, { paymentSource });
    const { paymentMethodId, paymentInstrumentId } = payer;
    card.autoReload = { isActive: true, amount: 2_500, triggerAmount: 1_000, paymentMethodId, paymentInstrumentId };
    await app.open(SHEET);
    await screen.findByRole('radio', { name: /^Visa/, checked: true });
    await app.user.click(await screen.findByRole('radio', { name: '$50' }));
    await app.press('Save');
    await screen.findByText('Auto reload updated');
    expect(card.autoReload).toEqual({ isActive: true, amount: 5_000, triggerAmount: 1_000, paymentMethodId });
  },
);
