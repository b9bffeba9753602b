/**
 * The inventory of payment pages (FC-151; PCI DSS 4.0.1, 6.4.3): every script that one of them may run, by the name of its file without
 * the hash of what it holds. Who adds one says by adding it here that it is needed there and was reviewed. All are built from this
 * source and its locked packages, and served by the app's own origin.
 */
export const APP_SCRIPTS: readonly string[] = [
  '/assets/_productNumber.js',
  '/assets/add-money-sheet.js',
  '/assets/again.js',
  '/assets/auto-reload-sheet.js',
  '/assets/beside.js',
  '/assets/billing-address.js',
  '/assets/cards.js',
  '/assets/cart.js',
  '/assets/cart-at-store.js',
  '/assets/credit-card.js',
  '/assets/en-US.js',
  '/assets/en-US.json.words.js',
  '/assets/forms.js',
  '/assets/gift.js',
  '/assets/gift-region.js',
  '/assets/guest.checkout.js',
  '/assets/hash-modals.js',
  '/assets/index.js',
  '/assets/join.js',
  '/assets/menu.js',
  '/assets/order-store.js',
  '/assets/order-store-dialogs.js',
  '/assets/ordering.js',
  '/assets/orders.js',
  '/assets/parts.js',
  '/assets/payment-method.js',
  '/assets/payment-summary-sheet.js',
  '/assets/payments.js',
  '/assets/paypal.js',
  '/assets/placement-dialogs.js',
  '/assets/placement-region.js',
  '/assets/sign-in.js',
  '/assets/stores.js',
  '/assets/typed-before.js',
  '/assets/widgets.js',
  '/assets/words-en-US.js',
];

/** Of the card field's origin: what the provider of the card field serves. */
export const CARD_FIELD_SCRIPTS: readonly string[] = ['/card-field/assets/index.js'];
