import type { Excuses } from '#tests/models/kit/journeys.ts';

const ONE_PHONE = 'The retailer of the journeys enrols one phone for each member.';
const PARTNER_KNOWN = 'The retailer of the journeys always says where its partner is.';
const NOTHING_TO_ADD = 'No page puts anything into the cart yet.';
const NO_QUESTION = 'No page asks a question of this kind yet.';

/** What no journey does in a browser, by machine, and why. Walks of the model do all of it against the view (L2). */
export const NOT_IN_A_BROWSER: Readonly<Record<string, Excuses>> = {
  mfaChallenge: {
    choosing: ONE_PHONE,
    'choosing --phone.chosen--> sending / keepPhone': ONE_PHONE,
    'unsent --phone.declined [hasOthers]--> choosing': ONE_PHONE,
    'awaiting.code.open --phone.declined [hasOthers]--> choosing': ONE_PHONE,
  },
  deliveryHandoff: {
    'resting.unavailable': PARTNER_KNOWN,
    'resting --start.pressed [hasNoStorefront]--> resting.unavailable': PARTNER_KNOWN,
    'warning --continue.pressed [hasNoStorefront]--> resting.unavailable': PARTNER_KNOWN,
  },
  cart: {
    'empty --item.added [hasRoom]--> filled / add, emitChange': NOTHING_TO_ADD,
    'filled --item.added [hasRoom]--> (stays) / add, emitChange': NOTHING_TO_ADD,
  },
  notices: {
    'dialog.open': NO_QUESTION,
    'dialog.open --dialog.closed--> dialog.closed': NO_QUESTION,
  },
};
