import { deepEqual, equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { giftPurchaseMachine } from '#machines/gifting/gift-purchase.machine.ts';
import { starts } from '../kit/effects.ts';
import { externalEvents, fromOutside } from '../kit/external-events.ts';
import { defineModel, failed } from '../kit/model.ts';
import { always, has, missing, readContext, wrongTargets } from '../kit/on-graph.ts';
import { alertOn, all, buttonOn, heading } from '../kit/on-screen.ts';
import {
  AGAIN,
  ANSWERED,
  alertSays,
  FAILED,
  FIRST,
  followed,
  isBusy,
  isChecking,
  isIdle,
  isOnForm,
  left,
  NOW,
  OTHER,
  REFUSED,
  SUBMIT_ANSWERS,
  saysUnsure,
} from './gifts-under-way.ts';

const UNREAD = '{"unsure":"unread"}';

export const model = defineModel<typeof giftPurchaseMachine>({
  machine: giftPurchaseMachine,
  inputs: {
    'nothing bought': { marker: null, now: NOW },
    'a purchase without an end': { marker: left(null), now: NOW },
    'a purchase that was acknowledged before the page was loaded anew': { marker: ANSWERED, now: NOW },
    'a purchase that succeeded': { marker: left({ outcome: 'success', orderNumber: 'G7', code: null }), now: NOW },
    'a purchase that failed': {
      marker: left({ outcome: 'error', orderNumber: 'G6', code: 'BILLING_ADDRESS_INVALID' }),
      now: NOW,
    },
    'a purchase that is still processing': {
      marker: left({ outcome: 'promised', orderNumber: null, code: null }),
      now: NOW,
    },
  },
  events: {
    'purchase.submitted': [
      { label: 'a gift', payload: FIRST },
      { label: 'the same gift', payload: AGAIN },
      { label: 'another gift', payload: OTHER },
    ],
    'outcome.shown': [{ label: 'shown' }],
    'visitor.forgotten': [{ label: 'signed out' }],
  },
  outcomes: {
    submitGift: SUBMIT_ANSWERS,
    followGift: [
      followed('success', { outcome: 'success', orderNumber: 'G8' }),
      followed('error', { outcome: 'error', refusal: FAILED }),
      followed('processing', { outcome: 'processing' }),
      followed('missing', { outcome: 'missing' }, false),
      followed('unread', { outcome: 'unread', failure: 'offline' }),
      followed('never reached', { outcome: 'unread', failure: 'offline' }, false),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  // A purchase is lost after 30 s; our choice is to wait a little longer than the transport.
  waits: { submitBound: 40_000 },
  bound: ({ purchase, wanted, marker, ...context }) => [
    context,
    purchase?.requestId,
    purchase?.payload.gifts.length,
    wanted?.requestId,
    marker?.requestId,
    marker?.end,
    marker?.answer,
  ],
  limit: 20000,
  rest: [
    'ready.idle',
    'ready.refused',
    'ready.failed',
    'unsure.unread',
    'unsure.unseen',
    'ended.success',
    'ended.error',
    'ended.promised',
  ],
  tags: ['done', 'unsure', 'unseen'],
  failures: {
    unreported: {
      'submitGift: offline': 'it is followed, which says more',
      'submitGift: server error': 'it is followed, which says more',
      'submitGift: timed out': 'it is followed, which says more',
      'submitGift: too many': 'a repeated purchase is followed, which says more',
      'submitGift: signed out': 'a repeated purchase is followed, which says more',
      'submitGift: after(submitBound)': 'it is followed, which says more',
    },
  },
  oneAtATime: 'FC-011 one gift purchase is sent or followed',
  invariants: {
    'FC-010 what is under way, not known or ended is remembered, and nothing else': ({ context, value }) =>
      (context.marker === null) === (typeof value === 'object' && 'ready' in value),
    'GFT-055 GFT-057 GFT-059 an end is remembered as what it is': ({ context, value }) =>
      typeof value !== 'object' || !('ended' in value) || context.marker?.end?.outcome === value.ended,
    'GFT-061 the purchase that is remembered is the one that was sent': ({ context: { purchase, marker } }) =>
      purchase === null || marker === null || marker.recipients === purchase.payload.gifts.length,
    'GFT-065 a refusal is kept where it is shown, and only there': ({ context, value }) =>
      context.refusal === null || ['{"ready":"refused"}', '{"ended":"error"}'].includes(JSON.stringify(value)),
    'GFT-033 GFT-073 the design that was refused is known no longer than the refusal': ({ context }) =>
      context.refusedDesign === null || context.refusal !== null,
  },
  properties: {
    'GFT-066 GFT-057 a refusal that a form has shown is over for forms, and the confirmation still says why': (graph) =>
      graph.edges.filter(({ before, next, stimulus }) => {
        if (!before.matches({ ended: 'error' })) return false;
        if (stimulus.name !== 'problem.dismissed(pressed)') return false;
        const after = next.context;
        const { refusal } = before.context;
        return after.refusedDesign !== null || after.refusal !== refusal;
      }),
    'FC-001 FC-002 GFT-045 D-192 while one is under way, or has just ended, no press sends or begins another': (
      graph,
    ) =>
      always(graph, ['purchase.submitted'], ({ before, effects }) => {
        const { isRead } = before.context;
        const isBusy = ['submitting', 'verifying', 'following'].includes(String(before.value));
        const isLate = String(JSON.stringify(before.value)).startsWith('{"ended"') && !isRead;
        return (!isBusy && !isLate) || !effects.some(({ does }) => does === 'starts');
      }),
    'FC-004 FC-005 the same payload keeps its id until the end is known, another one gets its own': (graph) =>
      graph.edges.flatMap((edge) => {
        const sends = edge.effects.find(({ name }) => name === 'submitGift');
        if (!sends) return [];
        const before = edge.before.context;
        const after = edge.next.context;
        const isSame = isDeepStrictEqual(before.purchase?.payload, after.purchase?.payload);
        const isOpen =
          String(JSON.stringify(edge.before.value)).startsWith('{"unsure"') || edge.before.matches({ ready: 'failed' });
        const keepsId = before.purchase?.requestId === after.purchase?.requestId;
        return isOpen && isSame !== keepsId ? [edge] : [];
      }),
    'GFT-044 GFT-045 GFT-060 FC-004 where nothing is under way a press sends what was pressed, and when; its day is kept':
      (graph) => [
        ...wrongTargets(graph, {
          '{"ready":"idle"} purchase.submitted(a gift)': 'submitting',
          '{"ready":"refused"} purchase.submitted(another gift)': 'submitting',
          '{"ready":"failed"} purchase.submitted(the same gift)': 'submitting',
          '{"ready":"failed"} purchase.submitted(another gift)': 'submitting',
        }),
        ...graph.edges
          .filter((edge) => has(edge, 'submitGift'))
          .filter(({ effects }) => {
            const sent = Object(effects.find(({ name }) => name === 'submitGift')?.value);
            const known = [FIRST, AGAIN, OTHER].find(({ requestId }) => requestId === sent.purchase.requestId);
            const { startedAt, day } = sent.marker;
            const gifts = known?.payload.gifts;
            return startedAt !== 1000 || day !== gifts?.[0]?.deliveryDate || sent.purchase.payload.gifts !== gifts;
          }),
      ],
    'FC-004 only what goes out a second time may be on its way already': (graph) =>
      graph.edges
        .filter((edge) => has(edge, 'submitGift'))
        .filter(({ before, next }) => {
          const { isRepeat } = next.context;
          return isRepeat !== String(JSON.stringify(before.value)).startsWith('{"unsure"');
        }),
    'GFT-062 FC-001 once its end was shown the next press is another purchase': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name === 'outcome.shown(shown)')
        .flatMap((edge) =>
          graph.edges
            .filter(({ from, stimulus }) => from === edge.to && stimulus.name === 'purchase.submitted(another gift)')
            .filter(({ next }) => !['submitting', 'verifying'].includes(String(next.value))),
        ),
    'FC-005 another payload is sent only once the one before is known to have come to nothing': {
      'verifying verifyGift: success': '{"ended":"success"}',
      'verifying verifyGift: processing': '{"ended":"promised"}',
      'verifying verifyGift: unread': UNREAD,
      'verifying verifyGift: never reached': UNREAD,
      'verifying verifyGift: error': 'submitting',
      'verifying verifyGift: missing': 'submitting',
    },
    'FC-005 D-407 what a later press looks at is an earlier one, until it or another one is sent': (graph) =>
      graph.edges.filter(({ before, next, effects }) => {
        const isSent = effects.some(({ name }) => name === 'submitGift') || next.context.marker === null;
        const isLooked = before.value === 'verifying' && !isSent;
        return next.context.isEarlier !== (isLooked || (before.context.isEarlier && !isSent));
      }),
    'FC-005 the one before is read once more, and closed': (graph) =>
      graph.edges
        .filter(({ next }) => next.value === 'verifying')
        .filter((edge) => {
          const asked = edge.effects.find(({ name }) => name === 'verifyGift')?.value;
          const due = { ...Object(asked), wait: 0, polls: 5, mayRepeat: false };
          return asked !== undefined && !isDeepStrictEqual(asked, due);
        }),
    'FC-004 GFT-072 a lost answer is followed, and only what is certain ends on the form': {
      'submitting submitGift: offline': 'following',
      'submitting submitGift: server error': 'following',
      'submitting submitGift: timed out': 'following',
      'submitting after(submitBound)': 'following',
      'submitting submitGift: too many': ['following', '{"ready":"failed"}'],
      'submitting submitGift: duplicates': '{"ready":"refused"}',
    },
    'SVC-032 OPP-074 FC-004 what the server has received before is followed as it was sent, under its id': (graph) =>
      always(graph, ['submitGift: received before'], ({ before: { context: was }, next: { context: now, value } }) => {
        const isKept = now.purchase === was.purchase && now.marker === was.marker;
        return value === 'following' && isKept;
      }),
    'FC-004 what was sent before and is turned away now may still be bought': (graph) =>
      graph.edges
        .filter(({ stimulus, before }) => /too many|signed out$/.test(stimulus.name) && before.value === 'submitting')
        .filter(({ before, next }) => {
          const { isRepeat } = before.context;
          return isRepeat !== (next.value === 'following');
        }),
    'GFT-055 GFT-056 GFT-057 what the status says leads where it should': {
      'following followGift: success': '{"ended":"success"}',
      'following followGift: error': '{"ended":"error"}',
      'following followGift: processing': '{"ended":"promised"}',
      'following followGift: unread': '{"ended":"promised"}',
      'following followGift: missing': ['{"unsure":"unseen"}', '{"ended":"error"}'],
      'following followGift: never reached': [UNREAD, '{"ended":"promised"}'],
      'following followGift: unforeseen': UNREAD,
    },
    'GFT-059 what the server is still at work on, it is known to have': (graph) =>
      graph.edges
        .filter(({ stimulus, before }) => stimulus.name.endsWith(': processing') && before.value === 'following')
        .filter(({ next }) => next.context.isAcknowledged !== true),
    'GFT-059 what was left unfinished can be asked about again': {
      '{"ended":"promised"} check.pressed(pressed)': 'following',
    },
    'GFT-048 GFT-050 the status is asked for under the id of the answer, after its delay': (graph) => [
      ...missing(
        graph,
        'submitting submitGift: accepted under an id of the server',
        starts('followGift', {
          requestId: 'server-1',
          delay: 9000,
          wait: 9000,
          polls: 0,
          isAcknowledged: true,
          mayRepeat: true,
        }),
      ),
    ],
    'GFT-054 FC-010 what is left of the delay is waited for after a reload, and the whole of it from then on': (
      graph,
    ) =>
      graph.starts.get('a purchase that was acknowledged before the page was loaded anew') === undefined
        ? ['no such start']
        : [...graph.starts].flatMap(([label, key]) => {
            if (!label.includes('acknowledged before')) return [];
            const { delay, wait, isAcknowledged } = readContext<typeof giftPurchaseMachine>(graph, key);
            return delay === 9000 && wait === 7000 && isAcknowledged ? [] : [label];
          }),
    'GFT-054 FC-010 the delay that the server asks for, and when it did, are remembered': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.startsWith('submitGift: accepted'))
        .filter(({ next }) => {
          const { answer } = next.context.marker ?? {};
          return answer?.delay !== 9000 || answer.at !== 5000;
        }),
    'GFT-049 without an answer the default delay is waited for, and nothing is taken as known': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.endsWith('submitGift: offline'))
        .filter(({ effects }) => {
          const asked = Object(effects.find(({ name }) => name === 'followGift')?.value);
          return asked.delay !== 4000 || asked.isAcknowledged !== false || asked.wait !== 4000 || asked.polls !== 0;
        }),
  },
  shows: {
    'ready.idle': {
      says: 'GFT-044 FC-014 nothing of a purchase',
      see: ({ snapshot, screen }) => {
        equal(snapshot.context.marker, null);
        isIdle(screen);
        equal(alertOn(screen), '');
      },
    },
    'ready.refused': {
      says: 'GFT-065 FC-016 why it was refused, and that it was not sent',
      see: ({ snapshot, screen, outcome }) => {
        isIdle(screen);
        if (outcome) deepEqual(snapshot.context.refusal, REFUSED);
        if (outcome) equal(snapshot.context.refusedDesign, '80010101');
        alertSays(
          screen,
          'Your gift wasn’t sent',
          'Each recipient needs a different email address.',
          'Check recipients',
        );
      },
    },
    'ready.failed': {
      says: 'GFT-072 that it failed before anything was charged',
      see: ({ snapshot, screen, outcome }) => {
        isIdle(screen);
        const code = { 'too many': 'rate-limited', 'signed out': 'signed-out' }[outcome?.label ?? ''];
        if (code) equal(snapshot.context.failure, code);
        // Signing in has a page of its own.
        if (code === 'signed-out') equal(alertOn(screen), '');
        if (code === 'rate-limited') alertSays(screen, 'We couldn’t place your order.', 'Too many tries.', 'Try again');
      },
    },
    verifying: { says: 'FC-005 that it is under way', see: ({ screen }) => isBusy(screen) },
    submitting: { says: 'GFT-053 FC-001 that it is under way', see: ({ screen }) => isBusy(screen) },
    following: {
      says: 'GFT-053 that it is under way',
      see: ({ screen }) => {
        if (isOnForm(screen)) isBusy(screen);
        else ok(heading('Sending your gift…') || heading('Sending your 3 gifts…') || isChecking(screen));
      },
    },
    'unsure.unread': {
      says: 'FC-004 that it is not known, and that none is paid twice',
      see: ({ snapshot, screen, outcome }) => {
        if (outcome) equal(snapshot.context.failure, outcome.label === 'unforeseen' ? 'unexpected' : 'offline');
        saysUnsure(screen, 'We didn’t hear back.');
      },
    },
    'unsure.unseen': {
      says: 'FC-004 D-371 that it is not there yet, and that none is paid twice; not that nothing was charged',
      see: ({ snapshot, screen }) => {
        equal(snapshot.context.failure, null);
        saysUnsure(screen, 'We can’t see your gift yet');
        ok(!alertOn(screen).includes('Nothing was charged'));
      },
    },
    'ended.success': {
      says: 'GFT-055 GFT-061 the gifts that were bought, their order, and whether it is one from before',
      see: ({ snapshot, screen, outcome }) => {
        ok(all('h1').some((title) => /on (its|their) way!$/.test(title.textContent)));
        if (outcome) {
          deepEqual(snapshot.context.marker?.end, { outcome: 'success', orderNumber: 'G8', code: null });
          equal(snapshot.context.wanted, null);
          ok(screen.getByText('G8'));
          const { isEarlier } = snapshot.context;
          equal(screen.queryByText(/^This is the order you placed first: it went through/) !== null, isEarlier);
        } else if (snapshot.context.marker?.requestId === 'request-0') ok(screen.getByText('$75.00'));
      },
    },
    'ended.error': {
      says: 'GFT-057 GFT-063 FC-010 A04 why it came to nothing, also after a reload, and its order where there is one',
      see: ({ snapshot, screen, outcome }) => {
        ok(all('h1').some((title) => /didn’t go through$/.test(title.textContent)));
        if (outcome?.label === 'error') {
          deepEqual(snapshot.context.refusal, FAILED);
          equal(snapshot.context.refusedDesign, '80010101');
          deepEqual(snapshot.context.marker?.end, { outcome: 'error', orderNumber: 'G9', code: '121044' });
          ok(screen.getByText('Your card may have expired.'));
          ok(screen.getByText('Order number'));
          ok(screen.getByText('G9'));
        }
        if (outcome?.label === 'missing') {
          deepEqual(snapshot.context.refusal, { code: 'PLACE_ORDER_FAILED', orderNumber: null });
          equal(snapshot.context.purchase, null);
          ok(screen.getByText('We couldn’t place your order.'));
          equal(screen.queryByText('Order number'), null);
        }
        // What an earlier page has left.
        if (snapshot.context.marker?.end?.orderNumber === 'G6') {
          ok(screen.getByText('There’s a problem with your billing address.'));
          ok(screen.getByText('G6'));
        }
      },
    },
    'ended.promised': {
      says: 'GFT-059 that it is still processing, neither success nor error, and can be asked about again',
      see: ({ snapshot, screen, outcome }) => {
        ok(heading('Your order is still processing'));
        ok(buttonOn(screen, 'Check again'));
        equal(all('h1').length, 1);
        if (outcome) equal(snapshot.context.failure, outcome.label === 'processing' ? null : 'offline');
        const { isEarlier } = snapshot.context;
        if (outcome) equal(screen.queryByText(/^This is the order you placed first\. Your/) !== null, isEarlier);
      },
    },
  },
  causes: {
    // The form presses, which has a machine of its own; so does what puts a message aside.
    'purchase.submitted': {
      arrives: ({ payload: { payload } }) => externalEvents.fire({ type: 'purchase.submitted', payload }),
      anyPayload: true,
    },
    ...fromOutside('problem.dismissed', 'outcome.shown'),
    'check.pressed': { control: ({ screen }) => buttonOn(screen, 'Check again') },
    'visitor.forgotten': { never: 'comes with the end of the session' },
  },
});
