import type { Excuses } from '#tests/models/kit/journey-coverage.ts';

const ONE_PHONE = 'The retailer of the journeys enrols one phone for each member.';
const PARTNER_KNOWN = 'The retailer of the journeys always says where its partner is.';
const BUTTONS_KEEP_TO_IT = 'Pages offer no more than one order may have.';
const WHOLE_ITEMS = 'No control of a page gives a part of an item.';
const ONLY_REPLACED = 'The cart before the last order is only replaced by the next one.';
const TIMES_COME = 'In the journeys a store that has lost a time says which others it has.';
const DOUBT_ENDS = 'In the journeys what became of an order for which a card was reloaded is learnt.';
const ANSWERED = 'The retailer of the journeys answers a redemption.';
const GUARDED = 'The page of a member goes with the session, and its machine with it.';
const ON_ITS_PAGE = 'Journeys take another product instead of a line on its page; a screen test does so by a plus.';
const ALWAYS_INSIDE = 'Each store that the retailer of the journeys orders from hands over in the store.';
const STAYS_READY = 'In the journeys a store goes on offering what it did; screen tests take curbside away.';

/** What no journey does in a browser, by machine, and why. Walks of the model do all of it against the view (L2). */
export const NOT_IN_A_BROWSER: Readonly<Record<string, Excuses>> = {
  mfaChallenge: {
    choosing: ONE_PHONE,
    'choosing --phone.chosen--> awaiting.code.sending / keepPhone': ONE_PHONE,
    'unsent --phone.declined [hasOthers]--> choosing': ONE_PHONE,
    'awaiting.code.open --phone.declined [hasOthers]--> choosing': ONE_PHONE,
  },
  accessGrant: { signedOut: GUARDED },
  deliveryHandoff: {
    'resting.unavailable': PARTNER_KNOWN,
    'resting --start.pressed [hasNoStorefront]--> resting.unavailable': PARTNER_KNOWN,
    'warning --continue.pressed [hasNoStorefront]--> resting.unavailable': PARTNER_KNOWN,
  },
  cart: {
    '(root) --item.added [isPart]--> (stays) / emitRefused': WHOLE_ITEMS,
    '(root) --previous.cleared--> (stays) / clearPrevious': ONLY_REPLACED,
    'filled --item.replaced [isPart]--> (stays) / emitRefused': WHOLE_ITEMS,
    'filled --item.replaced [isReplacedOverLimit]--> (stays) / emitLimit': BUTTONS_KEEP_TO_IT,
    'filled --quantity.changed [isNoDelta]--> (stays) / emitRefused': WHOLE_ITEMS,
    'filled --quantity.changed [isChangedOverLimit]--> (stays) / emitLimit':
      'At the limit the button for more is unavailable.',
  },
  quickAdd: { replaced: ON_ITS_PAGE, over: ON_ITS_PAGE },
  orderChoices: {
    '(root) --pickupOption.lost [isFirstPickup]--> (stays) / keepPickup': ALWAYS_INSIDE,
    '(root) --pickupOption.lost--> (stays) / keepPickup, losePickup': STAYS_READY,
    '(root) --slot.chosen [isLost]--> (stays)': 'A time that was lost cannot be pressed.',
  },
  orderWithReload: {
    'ready.doubted': DOUBT_ENDS,
    'ready.doubted --placement.dismissed--> ready.idle': DOUBT_ENDS,
  },
  promoRedemption: { unanswered: ANSWERED },
  scheduledPickup: {
    'soonestOnly.unread': TIMES_COME,
    'soonestOnly.none': TIMES_COME,
    'soonestOnly --slot.chosen [isSoonest]--> loading / keepChosen, emitKept': TIMES_COME,
    'soonestOnly.unread --retry.pressed--> reloading': TIMES_COME,
  },
  orderPricing: {
    '(root) --order.resolved [isSame]--> (stays)': 'A page passes an order on only when it has changed.',
  },
};
