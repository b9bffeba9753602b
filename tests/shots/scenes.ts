import type { Page } from '@playwright/test';
import type { WorldName } from '#mocks/named-worlds.ts';
import { BROKEN_REQUEST_START } from '#mocks/privacy/opt-out-sentinels.ts';
import type { PersonaId } from '#mocks/session/personas.ts';
import { buyGift, buyInVain, giveTwice, toGiftPayment } from './gift-form.ts';
import { guestCard, refusedBy } from './guest-card.ts';

/** A page to be looked at: its address, as whom, and, where a state has no address, the name of a button to press. */
export type Scene = {
  name: string;
  address: string;
  persona?: PersonaId;
  /** Another retailer than the typical one. */
  world?: WorldName;
  press?: string;
  /** Lattes in the cart, for a store that is open; the address is the page that they are taken to. */
  lattes?: number;
  /** Another store, by its number. */
  store?: string;
  /** When it is in the world; late in its morning where there is a cart. */
  at?: string;
  /** What is pressed then: the id of its words, or where it stands (`[value="3"]`). */
  steps?: readonly string[];
  /** What presses alone do not lead to. */
  walk?: (page: Page) => Promise<void>;
  /** And so much time by the browser's clock (`05:00`). */
  later?: string;
  /** A page that is opened after those. */
  last?: string;
  /** The network is gone before the last step. */
  offline?: boolean;
};

const member = 'member-green';
const settings = '/account/settings';
const summary = '/menu/cart#payment-summary';
const place = ['common.place-order'];
const offer = ['ordering.offer.open'];
/** The store with every way of pickup is open. */
export const MORNING = '2026-06-10T18:00:00.000Z';
/** And is closed. */
const NIGHT = '2026-06-11T06:30:00.000Z';
const CARD_ONLY = '1044-77741';
const giftForm = '/gift/80010101';
const hotel = '/rewards/partnerships/marriottbonvoy';
const grant = '/oauth/authorize?response_type=code&state=abc&client_id=';
const guestCheckout = '/menu/cart/guest/checkout';
const curbside = '/pickup/curbside?store=900994&orderToken=token&firstName=Ada';

/** Every screen, and the states of it that an address or one press reaches. */
export const scenes: readonly Scene[] = [
  { name: 'home', address: '/' },
  { name: 'home-member', address: '/', persona: member },
  { name: 'gifts', address: '/gift' },
  { name: 'gifts-member', address: '/gift', persona: member },
  { name: 'gift-category', address: '/gift/category/birthday' },
  { name: 'gift-category-missing', address: '/gift/category/unknown' },
  { name: 'programme', address: '/rewards' },
  { name: 'programme-member', address: '/rewards', persona: 'member-gold' },
  { name: 'programme-legacy', address: '/rewards', world: 'everything-off' },
  { name: 'programme-benefits', address: '/rewards/benefits', persona: 'member-gold' },
  { name: 'programme-app', address: '/rewards/mobile-apps' },
  { name: 'menu', address: '/menu' },
  { name: 'menu-category', address: '/menu/drinks/hot-coffee' },
  { name: 'menu-search', address: '/menu?q=latte&without=milk' },
  { name: 'menu-previous', address: '/menu/previous', persona: member },
  { name: 'cart', address: '/menu/cart' },
  { name: 'menu-delivery', address: '/menu/store-locator?mode=delivery' },
  { name: 'menu-locator', address: '/menu/store-locator?place=Seattle', persona: member },
  { name: 'product', address: '/menu/product/1010/hot' },
  { name: 'product-options', address: '/menu/product/1010/hot', press: 'Foam and toppings' },
  { name: 'product-food', address: '/menu/product/2101/bakery' },
  { name: 'product-missing', address: '/menu/product/9404/hot' },
  { name: 'nutrition', address: '/menu/product/1010/hot/nutrition' },
  { name: 'favourites', address: '/menu/favorites', persona: member },
  { name: 'favourites-signed-out', address: '/menu/favorites' },
  { name: 'locator', address: '/store-locator' },
  { name: 'locator-own', address: '/store-locator', persona: member },
  { name: 'locator-found', address: '/store-locator?place=Seattle' },
  { name: 'locator-member', address: '/store-locator?place=Seattle', persona: member },
  { name: 'locator-typo', address: '/store-locator?place=Los+Angles' },
  { name: 'locator-unknown', address: '/store-locator?place=Xyzzyx' },
  { name: 'locator-none', address: '/store-locator?place=Point+Nemo' },
  { name: 'locator-filters', address: '/store-locator?place=Seattle', press: 'Filters' },
  { name: 'locator-favourites', address: '/store-locator?place=Seattle&tab=favourites', persona: member },
  { name: 'delivery', address: '/store-locator/delivery' },
  { name: 'sign-in', address: '/account/signin' },
  { name: 'join', address: '/account/create' },
  { name: 'join-partial', address: '/account/create/partial-success/card-state-error' },
  { name: 'forgot', address: '/account/forgot-password' },
  { name: 'forgot-sent', address: '/account/forgot-password/success' },
  { name: 'reset', address: '/account/reset-password/unknown-token' },
  { name: 'reset-done', address: '/account/reset-password-success' },
  { name: 'sign-out', address: '/account/signout' },
  { name: 'guest-feed', address: '/account/for-you' },
  { name: 'guest-feed-stream', address: '/account/for-you', world: 'everything-on' },
  { name: 'guest-add-card', address: '/account/for-you', press: 'Add a card' },
  { name: 'for-you', address: '/account/for-you', persona: member },
  { name: 'for-you-new', address: '/account/for-you', persona: 'member-new' },
  { name: 'for-you-welcome', address: '/account/for-you', persona: 'member-beginning' },
  { name: 'for-you-no-card', address: '/account/for-you', persona: 'member-without-cards' },
  { name: 'stream-gold', address: '/account/for-you', persona: 'member-gold' },
  { name: 'stream-odd', address: '/account/for-you', persona: member, world: 'stream-odd' },
  { name: 'stream-many', address: '/account/for-you', persona: member, world: 'stream-many' },
  { name: 'stream-swapped', address: '/account/for-you', persona: member, world: 'stream-swapped' },
  { name: 'profile', address: '/account/profile', persona: member },
  { name: 'personal', address: '/account/personal', persona: member },
  { name: 'partners', address: '/account/personal/partner', persona: member },
  { name: 'history', address: '/account/history', persona: member },
  { name: 'history-gifts', address: '/account/history/egift', persona: member },
  { name: 'cards', address: '/account/cards', persona: member },
  { name: 'pay', address: '/account/cards#pay', persona: 'member-gold' },
  { name: 'pay-no-card', address: '/account/for-you#pay', persona: 'member-without-cards' },
  { name: 'cards-many', address: '/account/cards', persona: 'member-many-cards' },
  { name: 'cards-none', address: '/account/cards', persona: 'member-without-cards' },
  { name: 'cards-add', address: '/account/cards/add', persona: member },
  { name: 'cards-missing', address: '/account/cards/no-such-card', persona: member },
  { name: 'payment-methods', address: '/account/payment-method', persona: 'member-gold' },
  { name: 'payment-methods-none', address: '/account/payment-method', persona: 'member-without-payment-methods' },
  { name: 'payment-remove', address: '/account/payment-method', persona: 'member-gold', press: 'Remove PayPal' },
  { name: 'payment-address', address: '/account/payment-method/add/billing-address', persona: member },
  { name: 'payment-card', address: '/account/payment-method/add/credit-card?address=any', persona: member },
  { name: 'payment-paypal', address: '/account/payment-method/add/paypal', persona: member },
  { name: 'payment-guest', address: '/account/payment-method/gift/guest/credit-card' },
  { name: 'add-money', address: '/account/cards#add-money', persona: 'member-gold' },
  { name: 'add-money-done', address: '/account/cards#add-money', persona: 'member-gold', press: 'Add $25' },
  { name: 'auto-reload', address: '/account/cards#auto-reload', persona: 'member-gold' },
  { name: 'pickup', address: '/pickup?store=900994', at: MORNING },
  { name: 'pickup-limited', address: '/pickup?store=900994', at: NIGHT },
  { name: 'pickup-curbside', address: curbside, at: MORNING },
  { name: 'pickup-curbside-missing', address: '/pickup/curbside?store=900994', press: 'Check in', at: MORNING },
  { name: 'pickup-arrived', address: '/pickup/curbside/success' },
  { name: 'pickup-curbside-chosen', address: curbside, steps: ['[value="3"]'], at: MORNING },
  {
    name: 'pickup-curbside-offline',
    address: curbside,
    steps: ['[value="3"]', 'pickup.check-in'],
    offline: true,
    at: MORNING,
  },
  { name: 'cart-member', address: '/menu/cart', persona: member, lattes: 2 },
  { name: 'cart-guest', address: '/menu/cart', lattes: 2 },
  {
    name: 'cart-refused',
    address: '/menu/cart',
    persona: member,
    lattes: 2,
    steps: offer,
    walk: refusedBy('STORE_CLOSED'),
  },
  { name: 'cart-offer', address: '/menu/cart', persona: member, lattes: 2, steps: offer, walk: refusedBy('') },
  { name: 'summary', address: summary, persona: 'member-gold', lattes: 2 },
  { name: 'summary-stale', address: summary, persona: 'member-gold', lattes: 2, later: '06:00' },
  { name: 'summary-pickup', address: summary, persona: member, lattes: 1, steps: ['ordering-summary.change-pickup'] },
  { name: 'summary-reload', address: summary, persona: 'member-empty-balance', lattes: 2 },
  { name: 'summary-tip', address: summary, persona: member, lattes: 2, steps: ['ordering-summary.tip-custom'] },
  { name: 'summary-none', address: summary, persona: 'member-without-payment-methods', lattes: 2 },
  { name: 'summary-add', address: summary, persona: 'member-gold', lattes: 2, steps: ['ordering-summary.add'] },
  { name: 'placed', address: summary, persona: member, lattes: 1, steps: place },
  { name: 'placed-home', address: summary, persona: member, lattes: 1, steps: place, last: '/' },
  { name: 'placed-menu', address: summary, persona: member, lattes: 1, steps: place, last: '/menu' },
  { name: 'guest-checkout', address: guestCheckout, lattes: 2 },
  { name: 'guest-checkout-missing', address: guestCheckout, lattes: 2, steps: place },
  { name: 'guest-checkout-card', address: guestCheckout, lattes: 2, walk: guestCard },
  { name: 'guest-checkout-card-only', address: guestCheckout, lattes: 2, store: CARD_ONLY },
  {
    name: 'guest-placed',
    address: guestCheckout,
    lattes: 1,
    walk: async (page) => {
      await guestCard(page);
      await page.locator('main button[type="submit"]').click();
    },
  },
  { name: 'hotel', address: hotel },
  { name: 'hotel-unlink', address: `${hotel}?unlink=true` },
  { name: 'hotel-linked', address: `${hotel}/success` },
  { name: 'hotel-already-linked', address: `${hotel}/already-linked` },
  { name: 'hotel-unlinked', address: `${hotel}/unlinked` },
  { name: 'hotel-not-linked', address: `${hotel}/not-linked` },
  { name: 'hotel-error', address: `${hotel}/error` },
  { name: 'hotel-redirect', address: `${hotel}/redirect`, persona: member },
  { name: 'grant', address: `${grant}ridewell`, persona: member },
  { name: 'grant-unknown-claim', address: `${grant}odd-claims`, persona: member },
  { name: 'grant-named-like-us', address: `${grant}northstar-name`, persona: member },
  { name: 'grant-app', address: `${grant}app`, persona: member },
  { name: 'grant-refused', address: `${grant}script`, persona: member },
  { name: 'grant-unread', address: `${grant}script`, persona: member, press: 'Got it' },
  { name: 'grant-confirm-failed', address: `${grant}confirm-silent`, persona: member, press: 'Confirm' },
  { name: 'grant-incomplete', address: '/oauth/authorize', persona: member },
  { name: 'gift-form', address: giftForm },
  { name: 'gift-form-missing', address: giftForm, steps: ['gifting-form.continue'] },
  { name: 'gift-payment', address: giftForm, persona: member, walk: toGiftPayment },
  { name: 'gift-payment-guest', address: giftForm, walk: toGiftPayment },
  { name: 'gift-duplicates', address: giftForm, walk: giveTwice },
  { name: 'gift-bought', address: giftForm, persona: member, walk: buyGift },
  { name: 'gift-failed', address: giftForm, persona: member, walk: buyInVain },
  { name: 'rewards', address: '/account/rewards', persona: member },
  { name: 'rewards-gold', address: '/account/rewards', persona: 'member-gold' },
  { name: 'rewards-to-use', address: '/account/rewards#rewards', persona: 'member-gold' },
  { name: 'rewards-none', address: '/account/rewards#rewards', persona: 'member-new' },
  { name: 'rewards-history', address: '/account/rewards#history', persona: member },
  { name: 'my-rewards', address: '/rewards/my-rewards', persona: 'member-gold' },
  { name: 'my-rewards-reserve', address: '/rewards/my-rewards', persona: 'member-reserve' },
  { name: 'promo-redeemed', address: '/rewards/promo/redeem?_branch_match_id=7000', persona: member },
  { name: 'promo-redeemed-quiet', address: '/rewards/promo/redeem?_branch_match_id=7001', persona: member },
  { name: 'promo-waiting', address: '/rewards/promo/redeem?_branch_match_id=7006', persona: member },
  { name: 'promo-refused', address: '/rewards/promo/redeem?_branch_match_id=71003', persona: member },
  { name: 'promo-unread', address: '/rewards/promo/redeem?_branch_match_id=7007', persona: member },
  { name: 'promo-joined', address: '/rewards/promo/opt-in/success' },
  { name: 'promo-multiplied', address: '/rewards/promo/opt-in/success-multiplier' },
  { name: 'promo-started', address: '/rewards/promo/opt-in/active-choice' },
  { name: 'promo-over', address: '/rewards/promo/opt-in/expired-multiplier' },
  { name: 'promo-error', address: '/rewards/promo/opt-in/error' },
  { name: 'settings', address: settings, persona: member },
  { name: 'settings-mail', address: `${settings}/communication-preferences`, persona: member },
  { name: 'settings-privacy', address: `${settings}/privacy`, persona: member },
  { name: 'settings-password', address: `${settings}/password`, persona: member },
  { name: 'settings-email', address: `${settings}/edit-email`, persona: member },
  { name: 'settings-phones', address: `${settings}/mfa`, persona: member },
  { name: 'privacy-request', address: '/personal-information' },
  { name: 'privacy-failed', address: '/personal-information', walk: brokenRequest },
  { name: 'privacy-cookies', address: '/personal-information', press: 'Manage cookie preferences' },
  { name: 'privacy-confirmation', address: '/personal-information/confirmation' },
  { name: 'unsubscribed', address: '/unsubscribe/complete?success=true' },
  { name: 'unsubscribed-personalized', address: '/unsubscribe/complete?success=true&type=personalized' },
  { name: 'cannot-unsubscribe', address: '/unsubscribe/complete?success=false' },
  { name: 'missing', address: '/no/such/page' },
];

/** A request that a broken retailer does not take. */
async function brokenRequest(page: Page): Promise<void> {
  const field = page.locator('#privacy-email');
  await field.fill(`${BROKEN_REQUEST_START}northstar.test`);
  await field.press('Enter');
}
