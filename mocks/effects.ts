/** What happened in a world: what tests assert instead of trusting an answer. */
export type Effects = {
  /** Requests that arrived, by operation (`GET /apiproxy/v1/locations`), faults included. */
  requests: Record<string, number>;
  favouritesAdded: number;
  favouritesRemoved: number;
  favouriteProductsAdded: number;
  favouriteProductsRemoved: number;
  signIns: number;
  signInsRefused: number;
  signOuts: number;
  /** Sessions of remembered browsers that came back by themselves. */
  sessionsRestored: number;
  /** Sessions of guests, also those that were started anew. */
  guestSessionsStarted: number;
  lockouts: number;
  accountsCreated: number;
  passwordsChanged: number;
  cardsAdded: number;
  cardsRemoved: number;
  balancesTransferred: number;
  paymentMethodsAdded: number;
  paymentMethodsRemoved: number;
  addressesAdded: number;
  /** Money added to cards by members, each charged to a payment method. */
  reloads: number;
  /** The same reload that arrived again, and was not charged again. */
  reloadsRecognised: number;
  /** Cards that reloaded by themselves. */
  autoReloads: number;
  autoReloadsCreated: number;
  autoReloadsUpdated: number;
  autoReloadsDisabled: number;
  ordersPlaced: number;
  /** The same order that arrived again, and was not placed again. */
  ordersRecognised: number;
  /** What all placed orders were charged, cents. */
  orderCharges: number;
  /** Gifts that were sent to their recipients. */
  giftsBought: number;
  /** Purchases of gifts that were charged, however many gifts each has. */
  giftCharges: number;
  /** The same purchase that arrived again, and was not charged again. */
  giftsRecognised: number;
  /** Accounts linked with the hotel programme, and unlinked again. */
  hotelAccountsLinked: number;
  hotelAccountsUnlinked: number;
  /** Times that a member has agreed to what a client asked for. */
  accessGranted: number;
  /** Cars that a store knows to be waiting. */
  arrivals: number;
  /** Arrivals for an order that the store knew of. */
  arrivalsRecognised: number;
  /** Promotions that members have redeemed. */
  promosRedeemed: number;
  /** Addresses of which nothing is to be sold or shared, known or not. */
  optOutsTaken: number;
  mails: number;
  sms: number;
};

/** Nothing happened yet. */
export function noEffects(): Effects {
  return {
    requests: {},
    favouritesAdded: 0,
    favouritesRemoved: 0,
    favouriteProductsAdded: 0,
    favouriteProductsRemoved: 0,
    signIns: 0,
    signInsRefused: 0,
    signOuts: 0,
    sessionsRestored: 0,
    guestSessionsStarted: 0,
    lockouts: 0,
    accountsCreated: 0,
    passwordsChanged: 0,
    cardsAdded: 0,
    cardsRemoved: 0,
    balancesTransferred: 0,
    paymentMethodsAdded: 0,
    paymentMethodsRemoved: 0,
    addressesAdded: 0,
    reloads: 0,
    reloadsRecognised: 0,
    autoReloads: 0,
    autoReloadsCreated: 0,
    autoReloadsUpdated: 0,
    autoReloadsDisabled: 0,
    ordersPlaced: 0,
    ordersRecognised: 0,
    orderCharges: 0,
    giftsBought: 0,
    giftCharges: 0,
    giftsRecognised: 0,
    hotelAccountsLinked: 0,
    hotelAccountsUnlinked: 0,
    accessGranted: 0,
    arrivals: 0,
    arrivalsRecognised: 0,
    promosRedeemed: 0,
    optOutsTaken: 0,
    mails: 0,
    sms: 0,
  };
}
