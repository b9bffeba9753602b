/** What happened in a world, nothing yet: what tests assert instead of trusting an answer. */
export function noEffects() {
  /** Requests that arrived, by operation (`GET /apiproxy/v1/locations`), faults included. */
  const requests: Record<string, number> = {};
  return {
    requests,
    favouritesAdded: 0,
    favouritesRemoved: 0,
    favouriteProductsAdded: 0,
    favouriteProductsRemoved: 0,
    signIns: 0,
    signInsRefused: 0,
    signOuts: 0,
    /** Sessions of remembered browsers that came back by themselves. */
    sessionsRestored: 0,
    /** Sessions of guests, also those that were started anew. */
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
    /** Money added to cards by members, each charged to a payment method. */
    reloads: 0,
    /** The same reload that arrived again, and was not charged again. */
    reloadsRecognised: 0,
    /** Cards that reloaded by themselves. */
    autoReloads: 0,
    autoReloadsCreated: 0,
    autoReloadsUpdated: 0,
    autoReloadsDisabled: 0,
    ordersPlaced: 0,
    /** The same order that arrived again, and was not placed again. */
    ordersRecognised: 0,
    /** What all placed orders were charged, cents. */
    orderCharges: 0,
    /** Gifts of purchases that are done, also those whose day has not come. */
    giftsBought: 0,
    /** Purchases of gifts that were charged, however many gifts each has. */
    giftCharges: 0,
    /** The same purchase that arrived again, and was not charged again. */
    giftsRecognised: 0,
    /** Accounts linked with the hotel programme, and unlinked again. */
    hotelAccountsLinked: 0,
    hotelAccountsUnlinked: 0,
    /** Times that a member has agreed to what a client asked for. */
    accessGranted: 0,
    /** Cars that a store knows to be waiting. */
    arrivals: 0,
    /** Arrivals for an order that the store knew of. */
    arrivalsRecognised: 0,
    /** Promotions that members have redeemed. */
    promosRedeemed: 0,
    /** Addresses of which nothing is to be sold or shared, known or not. */
    optOutsTaken: 0,
    mails: 0,
    sms: 0,
  };
}
