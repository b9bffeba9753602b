import { useNavigate, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { namePartsOf } from '#domain/account/name-parts.ts';
import type { GiftDetails } from '#domain/gifting/gift.ts';
import { giftErrorOf } from '#domain/gifting/gift-error.ts';
import type { GiftPayment } from '#domain/gifting/gift-purchase.ts';
import { safePathOf } from '#domain/return-url.ts';
import { giftFormMachine } from '#machines/gifting/gift-form.machine.ts';
import { wording } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useCloseHash, useIsHash, useOpenHash } from '#parts/hash-sheet.ts';
import { useOnReconnect } from '#parts/loading/use-on-reconnect.ts';
import { useGuestPayment } from '#parts/payment/guest-payment.tsx';
import { isOnline } from '#platform/online.ts';
import { useConfiguration } from '#session/configuration.ts';
import { useGiftPurchase } from '#session/gifting/gift-purchase.ts';
import { serverNow } from '#session/server-time.ts';
import { useNotices, useSession } from '#session/session-provider.tsx';
import { useGiftPayer } from '../payment/gift-payer.ts';
import { useFocusLater } from './focus-later.ts';
import { type GiftDraft, useDraftBefore, useKeptDraft } from './gift-draft.ts';
import {
  addressesOf,
  emailField,
  firstEntries,
  giftPayloadOf,
  isComplete,
  isWhatWasSent,
  nameField,
  useGiftFields,
} from './gift-fields.ts';
import { useSender } from './use-sender.ts';

/** The hash of the payment over the form of a gift (GFT-004). */
const PAYMENT = 'payment';

const REMOVAL = 'gift-recipient';

/** The form of one gift, and its payment (GFT-003, GFT-004). */
export function useGiftForm({ productNumber }: Pick<GiftDetails, 'productNumber'>) {
  const session = useSession();
  const notices = useNotices();
  const { locale } = useMessages();
  const { history } = useRouter();
  const navigate = useNavigate();
  const { gift, currency } = useConfiguration();
  const isAddressed = useIsHash(PAYMENT);
  const openSheet = useOpenHash(PAYMENT);
  const closeHash = useCloseHash();
  const { purchase, look, send } = useGiftPurchase();
  const { refusal, refusedDesign, isRead } = purchase.context;
  const bought = () => {
    const { end, purchase: now } = look();
    const { isEarlier, marker, purchase: sent } = now.context;
    return {
      id: end === 'success' && !isEarlier ? (marker?.requestId ?? null) : null,
      isOf: ({ entries, recipients }: GiftDraft) =>
        sent !== null && isWhatWasSent(entries, { recipients, bounds: gift }, sent.payload),
    };
  };
  const before = useDraftBefore(bought);
  const { page, find, focusLater, afterDialog, focusAfterDialog } = useFocusLater();

  const hasHash = () => history.location.hash === `#${PAYMENT}`;
  const actor = useFlow(
    giftFormMachine,
    {},
    {
      input: { recipients: before?.recipients ?? [1], paymentMethodId: before?.paymentMethodId ?? null },
      on: {
        'removal.offered': () => notices.toast(REMOVAL, { text: wording('gifting-form.recipient-removed') }, bringBack),
        'offer.withdrawn': () => notices.withdraw(REMOVAL),
        'sheet.shown': () => {
          focusAfterDialog(null);
          if (!hasHash()) openSheet();
        },
        'sheet.hidden': () => {
          if (hasHash()) closeHash();
        },
        'purchase.agreed': ({ payload }) => send({ type: 'purchase.submitted', payload }),
      },
    },
  );
  const { recipients, repeated, paymentMethodId } = useSelector(actor, ({ context }) => context);
  const tags = useSelector(actor, (now) => now.tags);
  const needs = { recipients, bounds: gift };
  const fields = useGiftFields(needs, {
    ...firstEntries(gift.defaultGiftAmountOption),
    ...before?.entries,
    productNumber,
  });
  const { getValues, setValue, control } = fields.form;
  useKeptDraft(bought, () => {
    const { context } = actor.getSnapshot();
    return { entries: getValues(), recipients: context.recipients, paymentMethodId: context.paymentMethodId };
  });
  useSender(fields, find);
  useEffect(() => () => notices.withdraw(REMOVAL), [notices]);
  const isUnread = purchase.hasTag('done') && !isRead;
  const chooseDesign = useLatest(() => {
    // The form of a design that was not there yet begins with it chosen.
    if (refusedDesign !== null && refusedDesign !== productNumber) send({ type: 'problem.dismissed' });
    if (getValues('productNumber') === productNumber) return;
    setValue('productNumber', productNumber, { shouldValidate: fields.attempt > 0 });
    send({ type: 'problem.dismissed' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address chooses the design
  useEffect(() => chooseDesign.current(), [chooseDesign, productNumber]);

  function bringBack() {
    const { removed } = actor.getSnapshot().context;
    if (removed !== null) focusLater(nameField(removed.recipient));
    actor.send({ type: 'removal.undone' });
  }

  const answerRefusal = useLatest(() => {
    // Of a purchase that has ended the confirmation says it first.
    if (refusal === null || isUnread) return;
    const meaning = giftErrorOf(refusal.code);
    const isOfDesign = refusedDesign === productNumber;
    if (meaning === 'art-unavailable' && isOfDesign) setValue('productNumber', '');
    // The addresses are those of the form, whatever design was chosen while the purchase was on its way.
    if (meaning !== 'duplicate-recipients' || (purchase.hasTag('done') && !isOfDesign)) return;
    send({ type: 'problem.dismissed' });
    actor.send({ type: 'recipients.refused', ...addressesOf(getValues(), actor.getSnapshot().context.recipients) });
  });
  // Before the address is looked at: what was refused must not be paid for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is answered once
  useEffect(() => answerRefusal.current(), [answerRefusal, refusal]);

  const requestPayment = () => {
    const known = { ...needs, recipients: actor.getSnapshot().context.recipients };
    const entries = getValues();
    actor.send({
      type: 'payment.requested',
      isComplete: isComplete(entries, known),
      ...addressesOf(entries, known.recipients),
    });
  };
  const latest = useLatest(requestPayment);
  useEffect(() => {
    if (isAddressed) latest.current();
    else actor.send({ type: 'sheet.closed' });
  }, [isAddressed, actor, latest]);

  const isRepeated = tags.has('repeated');
  useEffect(() => {
    // The first address that stands twice (FC-016).
    if (isRepeated) focusAfterDialog(emailField(repeated[0] ?? 1));
  });

  const payer = useGiftPayer(paymentMethodId);
  /** Null where there is nothing to pay with. */
  const press = (payment: GiftPayment | null) => {
    const agreed = { ...needs, locale, currency, now: serverNow(session) };
    const payload = payment && giftPayloadOf(getValues(), { ...agreed, payment });
    actor.send({ type: 'pay.pressed', payload, isOnline: isOnline() });
  };
  const isOffline = tags.has('offline');
  useOnReconnect(isOffline, () => actor.send({ type: 'network.returned' }));
  const returnUrl = safePathOf(`/gift/${productNumber}#${PAYMENT}`) ?? undefined;
  const back = returnUrl ? { returnUrl } : {};
  const guestPayment = useGuestPayment({
    purchase: 'gift',
    returnUrl,
    typedName: () => namePartsOf(getValues('senderName')),
    onUsable: ({ instrument }) =>
      press({ kind: 'token', id: instrument.paymentInstrumentToken, paymentType: instrument.paymentType }),
  });
  const toMethods = () => void navigate({ to: '/account/payment-method', search: back });
  const isMember = payer.kind === 'member';
  const isPayerKnown = isMember ? payer.methods !== null : payer.kind === 'guest';
  const isSheetOpen = tags.has('sheet');
  const closeSheet = () => {
    send({ type: 'problem.dismissed' });
    actor.send({ type: 'sheet.closed' });
  };

  return {
    page,
    fields,
    recipients,
    canAdd: recipients.length < gift.maximumRecipients,
    isDesignGone: useWatch({ control, name: 'productNumber' }) === '',
    purchase,
    payer,
    isPayerKnown,
    guestPayment,
    back,
    isSheetOpen,
    isOffline,
    isUnpaid: tags.has('unpaid'),
    isRepeated,
    /** Takes the focus where a dialog or the sheet is closed; null where it goes back to where it was. */
    afterDialog,
    isBusy: purchase.hasTag('busy'),
    add: () => {
      actor.send({ type: 'recipient.added', maximum: gift.maximumRecipients });
      notices.withdraw(REMOVAL);
      const added = actor.getSnapshot().context.recipients.at(-1);
      if (added === undefined || recipients.includes(added)) return;
      // Its number may have been that of a recipient who is gone.
      setValue(nameField(added), '');
      setValue(emailField(added), '');
      focusLater(nameField(added));
    },
    remove: (recipient: number) => {
      focusLater('add');
      actor.send({ type: 'recipient.removed', recipient });
    },
    submit: fields.submit(requestPayment),
    closeSheet,
    closeDialog: () => actor.send({ type: 'dialog.closed' }),
    chooseMethod: (chosen: string) => {
      send({ type: 'problem.dismissed' });
      actor.send({ type: 'method.chosen', paymentMethodId: chosen });
    },
    pay: () => {
      const isPayable = isSheetOpen && isComplete(getValues(), needs);
      if (isSheetOpen && !isPayable) closeSheet();
      // What a problem offers on the form itself, or where a refusal has taken the design away: the form says what is missing.
      if (!isPayable) page.current?.querySelector('form')?.requestSubmit();
      else if (isMember) press(payer.payment);
      else if (guestPayment.instrument === null) press(null);
      else guestPayment.submit();
    },
    check: () => send({ type: 'check.pressed' }),
    addCard: guestPayment.add,
    changePayment: isMember ? toMethods : guestPayment.add,
    changeAddress: isMember ? toMethods : guestPayment.add,
    /** Back to a field of the form. */
    backTo: (field: string) => {
      if (isSheetOpen) focusAfterDialog(field);
      else focusLater(field);
      closeSheet();
    },
  };
}

/** What an effect does by the latest render. */
function useLatest(act: () => void) {
  const latest = useRef(act);
  latest.current = act;
  return latest;
}

export type GiftFlow = { readonly flow: ReturnType<typeof useGiftForm> };
