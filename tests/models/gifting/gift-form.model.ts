import { deepEqual, equal, ok } from 'node:assert/strict';
import { fireEvent } from '@testing-library/dom';
import { vi } from 'vitest';
import type { GiftPayload } from '#domain/gifting/gift-purchase.ts';
import { giftFormMachine } from '#machines/gifting/gift-form.machine.ts';
import { emits } from '../kit/effects.ts';
import { externalEvents } from '../kit/external-events.ts';
import { defineModel } from '../kit/model.ts';
import { has, missing, wrongTargets } from '../kit/on-graph.ts';
import { all, named } from '../kit/on-screen.ts';

export const OTHER_METHODS = { mastercard: 'mastercard-1', amex: 'amex-1' } as const;

export const PAYLOAD: GiftPayload = {
  locale: 'en-US',
  currency: 'USD',
  payment: { kind: 'instrument', id: 'instrument-1', paymentType: 'visa' },
  senderName: 'Gwen',
  senderEmail: 'gwen@example.com',
  gifts: [
    {
      productNumber: '80010101',
      amount: 2500,
      message: '',
      recipientName: 'Ada',
      recipientEmail: 'ada@example.com',
      deliveryMethod: 'email',
      deliveryDate: '2026-11-23',
    },
  ],
};

const SENDER = 'gwen@example.com';
/** What stands in the fields of two recipients, by the label of a case. */
const EMAILS: Readonly<Record<string, readonly [string, string]>> = {
  'two addresses': ['ada@example.com', 'grace@example.com'],
  'one address twice': ['ada@example.com', 'ADA@example.com'],
  'the sender’s own twice': [SENDER, 'Gwen@Example.com'],
};
const asked = (label: keyof typeof EMAILS, isComplete = true) => ({
  isComplete,
  emails: EMAILS[label] ?? [],
  senderEmail: SENDER,
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`#gift-${name}`);
const removeButton = (recipient: number) =>
  field(`recipientName${recipient}`)?.closest('fieldset')?.querySelector<HTMLElement>('button') ?? null;
const sheet = () => named('[role="dialog"]', 'Review and send');
/** The button whose words begin so. */
const button = (words: string) => all('button').find(({ textContent }) => textContent.startsWith(words)) ?? null;
const names = () => all('[id^="gift-recipientName"]:not(p)');
const DUPLICATES = 'Uh-oh! We found duplicate emails';

/** Fills in everything that is still empty, and the addresses of a case. */
function fillIn(label: string): void {
  const enter = (name: string, value: string) => {
    const input = field(name);
    if (input) fireEvent.change(input, { target: { value } });
  };
  names().forEach((name, at) => {
    enter(name.id.replace('gift-', ''), 'Ada');
    enter(name.id.replace('gift-recipientName', 'recipientEmail'), EMAILS[label]?.[at] ?? '');
  });
  enter('senderName', 'Gwen');
  enter('senderEmail', SENDER);
}

export const model = defineModel<typeof giftFormMachine>({
  machine: giftFormMachine,
  inputs: { 'an empty form': { recipients: [1], paymentMethodId: null } },
  events: {
    'recipient.added': [
      { label: 'with room for two', payload: { maximum: 2 }, setting: 'room for two' },
      { label: 'with room for one', payload: { maximum: 1 }, setting: 'room for one' },
    ],
    'recipient.removed': [
      { label: 'the first number', payload: { recipient: 1 } },
      { label: 'the second number', payload: { recipient: 2 } },
    ],
    'payment.requested': [
      { label: 'two addresses', payload: asked('two addresses') },
      { label: 'one address twice', payload: asked('one address twice') },
      { label: 'the sender’s own twice', payload: asked('the sender’s own twice') },
      {
        label: 'incomplete',
        payload: asked('two addresses', false),
        offView: 'the form does not ask while something is missing, the address may: a screen test shows it',
      },
    ],
    'method.chosen': [
      { label: 'mastercard', payload: { paymentMethodId: OTHER_METHODS.mastercard }, setting: 'room for two' },
      { label: 'amex', payload: { paymentMethodId: OTHER_METHODS.amex }, setting: 'room for two' },
    ],
    'pay.pressed': [
      { label: 'with a card', payload: { payload: PAYLOAD, isOnline: true }, setting: 'room for two' },
      { label: 'without a network', payload: { payload: PAYLOAD, isOnline: false }, setting: 'room for two' },
      { label: 'with nothing', payload: { payload: null, isOnline: true }, setting: 'room for one' },
    ],
    'network.returned': [{ label: 'online', setting: 'room for two' }],
    'recipients.refused': [
      {
        label: 'one address twice',
        payload: { emails: EMAILS['one address twice'] ?? [], senderEmail: SENDER },
        setting: 'room for two',
      },
      {
        label: 'two addresses',
        payload: { emails: EMAILS['two addresses'] ?? [], senderEmail: SENDER },
        setting: 'room for one',
      },
    ],
  },
  outcomes: {},
  bound: (context) => context,
  limit: 400,
  rest: ['filling', 'repeated', 'paying.choosing', 'paying.unpaid', 'paying.offline'],
  tags: ['sheet', 'repeated', 'unpaid', 'offline'],
  invariants: {
    'GFT-011 OPP-085 there is always a recipient, and none is there twice': ({ context: { recipients } }) =>
      recipients.length > 0 && new Set(recipients).size === recipients.length,
    'GFT-012 OPP-087 there are never more recipients than the retailer allows': ({
      context: { recipients, removed },
    }) => recipients.length <= 2 && (removed === null || recipients.length < 2),
    'GFT-065 FC-016 where an address stands twice, it is known whose': ({ context, value }) =>
      value !== 'repeated' ||
      (context.repeated.length > 0 && context.repeated.every((recipient) => context.recipients.includes(recipient))),
    'GFT-004 GFT-038 GFT-065 FC-172 what lies over the form is said by its tags': (now) =>
      now.hasTag('sheet') === now.matches('paying') &&
      now.hasTag('repeated') === now.matches('repeated') &&
      now.hasTag('unpaid') === now.matches({ paying: 'unpaid' }) &&
      now.hasTag('offline') === now.matches({ paying: 'offline' }),
  },
  properties: {
    'GFT-012 OPP-087 at the limit no recipient is added': (graph) =>
      graph.edges
        .filter(({ before, next }) => next.context.recipients.length > before.context.recipients.length)
        .filter(({ stimulus }) => stimulus.name.includes('with room for one')),
    'GFT-011 a new recipient comes last': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.startsWith('recipient.added'))
        .filter(({ before, next }) => {
          const [was, after] = [before.context.recipients, next.context.recipients];
          return was.length === after.length || was.some((recipient, at) => after[at] !== recipient);
        }),
    'GFT-011 who was removed comes back to the same place': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.startsWith('recipient.removed'))
        .flatMap(({ from, before, to }) => {
          const undone = graph.edges.filter(
            (edge) => edge.from === to && edge.stimulus.name.startsWith('removal.undone'),
          );
          const restored = undone.map((edge) => edge.next.context.recipients.join());
          return restored.join('; ') === before.context.recipients.join() ? [] : [`${from}: ${restored.join('; ')}`];
        }),
    'GFT-011 the offer to take a removal back ends where something lies over the form': (graph) => [
      ...graph.edges
        .filter(({ before, next }) => before.value === 'filling' && next.value !== 'filling')
        .filter((edge) => !has(edge, 'offer.withdrawn'))
        .map(({ stimulus }) => stimulus.name),
      ...graph.edges.filter(({ next }) => next.value !== 'filling').filter(({ next }) => next.context.removed !== null),
    ],
    'GFT-011 a removal can be taken back, which is offered': (graph) =>
      ['the first number', 'the second number'].flatMap((label) =>
        graph.edges
          .filter(({ stimulus, from, to }) => stimulus.name === `recipient.removed(${label})` && from !== to)
          .filter((edge) => !has(edge, 'removal.offered')),
      ),
    'OPP-085 GFT-004 an incomplete form is never paid, whatever the address says': (graph) => [
      ...wrongTargets(graph, { 'payment.requested(incomplete)': 'filling' }),
      ...missing(graph, 'payment.requested(incomplete)', emits('sheet.hidden')),
    ],
    'GFT-040 FC-017 an address that stands twice is not paid, unless it is the sender’s own': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.startsWith('payment.requested('))
        .filter(({ before, next, stimulus }) => {
          const isTwice = stimulus.name.includes('one address twice') && before.context.recipients.length === 2;
          const due = stimulus.name.includes('incomplete') ? 'filling' : isTwice ? 'repeated' : '{"paying":"choosing"}';
          const came = next.value;
          return (typeof came === 'string' ? came : JSON.stringify(came)) !== due;
        }),
    'FC-016 GFT-065 the repeated one is the one further down, and the first recipient where the app finds none': (
      graph,
    ) =>
      graph.edges
        .filter(({ before, next }) => before.value !== 'repeated' && next.value === 'repeated')
        .filter(({ before, next, stimulus }) => {
          const recipients = before.context.recipients;
          const isFound = stimulus.name.includes('one address twice') && recipients.length === 2;
          const due = isFound ? recipients.slice(1) : recipients.slice(0, 1);
          const { repeated } = next.context;
          return repeated.join() !== due.join();
        }),
    'GFT-038 GFT-044 with nothing to pay with nothing is sent, with a card what was agreed to': (graph) => [
      ...wrongTargets(graph, {
        'pay.pressed(with nothing)': '{"paying":"unpaid"}',
        'pay.pressed(with a card)': '{"paying":"choosing"}',
      }),
      ...missing(graph, 'pay.pressed(with a card)', emits('purchase.agreed', { payload: PAYLOAD })),
      ...graph.edges
        .filter((edge) => has(edge, 'purchase.agreed'))
        .filter(({ stimulus }) => !stimulus.name.includes('with a card'))
        .map(({ stimulus }) => stimulus.name),
    ],
    'FC-172 without a network nothing is sent, also not once there is one': {
      'pay.pressed(without a network)': '{"paying":"offline"}',
      'network.returned(online)': '{"paying":"choosing"}',
    },
    'GFT-065 what the server found twice takes the address of the payment away': (graph) => [
      ...missing(graph, 'recipients.refused(one address twice)', emits('sheet.hidden')),
      ...missing(graph, 'recipients.refused(two addresses)', emits('sheet.hidden')),
    ],
    'GFT-065 GFT-066 what the server found twice opens the message, and closing it leads back to the form': {
      'recipients.refused(one address twice)': 'repeated',
      'recipients.refused(two addresses)': 'repeated',
      'dialog.closed(pressed)': 'filling',
      'sheet.closed(pressed)': 'filling',
    },
    'GFT-004 the address follows the payment': (graph) => [
      ...graph.edges
        .filter(({ before, next }) => typeof before.value === 'string' && typeof next.value === 'object')
        .filter((edge) => !has(edge, 'sheet.shown'))
        .map(({ stimulus }) => stimulus.name),
      ...graph.edges
        .filter(({ before, next }) => typeof before.value === 'object' && typeof next.value === 'string')
        .filter((edge) => !has(edge, 'sheet.hidden'))
        .map(({ stimulus }) => stimulus.name),
    ],
  },
  shows: {
    filling: {
      says: 'GFT-010 GFT-011 the form with a name and an address for each recipient, and nothing over it',
      see: () => {
        ok(field('senderName'));
        equal(sheet(), null);
        equal(named('[role="dialog"]', DUPLICATES), null);
        ok(names().length > 0);
        equal(all('[id^="gift-recipientEmail"]:not(p)').length, names().length);
        deepEqual(
          all('button').flatMap(({ textContent }) => (textContent.startsWith('Remove recipient') ? textContent : [])),
          names().length === 1 ? [] : ['Remove recipient 1', 'Remove recipient 2'],
        );
      },
    },
    repeated: {
      says: 'GFT-065 that an email stands twice, in the words of the specification',
      see: () => {
        const dialog = named('[role="dialog"]', DUPLICATES);
        ok(dialog?.textContent?.includes('Each recipient needs a different email address.'));
        equal(sheet(), null);
      },
    },
    'paying.choosing': {
      says: 'GFT-004 GFT-043 OPP-085 every gift, the total and what pays it',
      see: () => {
        const words = sheet()?.textContent ?? '';
        const gifts = all('[role="dialog"] li').length;
        ok(gifts > 0 && words.includes(`Total to pay$${gifts * 25}.00`), words);
        ok(!words.includes('Add a payment method') || named('a', 'Add a payment method'));
        equal(all('[id="gift-unpaid"]').length, 0);
      },
    },
    'paying.unpaid': {
      says: 'GFT-038 that a payment method is to be added',
      see: () => equal(all('[id="gift-unpaid"]')[0]?.textContent, 'Add a payment method'),
    },
    'paying.offline': {
      says: 'FC-172 that it was not sent, and that there is no network',
      see: () => {
        const words = sheet()?.textContent ?? '';
        ok(words.includes('Your gift wasn’t sentWe can’t connect right now.'), words);
      },
    },
  },
  causes: {
    'network.returned': { arrives: () => void window.dispatchEvent(new Event('online')) },
    'recipient.added': { control: () => button('Add another recipient') },
    'recipient.removed': { control: ({ payload }) => removeButton(payload.recipient) },
    'removal.undone': { arrives: () => externalEvents.fire({ type: 'undo' }) },
    'payment.requested': {
      control: () => button('Continue to payment'),
      perform: async (user, { label }) => {
        fillIn(label);
        const pressed = button('Continue to payment');
        if (pressed) await user.click(pressed);
      },
      anyPayload: true,
    },
    'sheet.closed': {
      control: () => {
        const open = sheet();
        return open && named('button', 'Close', open);
      },
    },
    'method.chosen': {
      control: ({ screen, label }) =>
        screen.queryByRole('radio', { name: label === 'amex' ? /American Express/ : /Mastercard/, checked: false }),
    },
    'pay.pressed': {
      control: () => button('Pay $'),
      perform: async (user, { payload: { isOnline } }) => {
        const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
        const pressed = button('Pay $');
        if (pressed) await user.click(pressed);
        online.mockRestore();
      },
      anyPayload: true,
    },
    'recipients.refused': {
      arrives: ({ label }) => {
        fillIn(label);
        externalEvents.fire({ type: 'recipients.refused' });
      },
      anyPayload: true,
    },
    'dialog.closed': { control: () => button('Got it') },
  },
});
