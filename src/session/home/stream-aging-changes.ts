/**
 * The changes that make a feed old, as the contracts name them (FED-049, FED-050, decision AMB-40): a card added, removed or reloaded, a
 * profile or birthday saved, an order placed by a member or a guest (AMB-07), a promo code redeemed. Signing in and out drops the feed
 * altogether.
 */
export const STREAM_AGING_CHANGES: readonly string[] = [
  'POST /apiproxy/v1/account/cards',
  'POST /apiproxy/v1/account/cards/digital',
  'DELETE /apiproxy/v1/account/cards/:cardId',
  'POST /apiproxy/v1/account/cards/:cardId/reload',
  'PUT /apiproxy/v1/account/profile',
  'POST /apiproxy/v1/graphql#submit-order',
  'POST /apiproxy/v1/graphql#submit-order-guest',
  'POST /apiproxy/v1/graphql#redeem-promo-code',
];
