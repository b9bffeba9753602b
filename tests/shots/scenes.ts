import type { PersonaId } from '#mocks/session/personas.ts';

/** A page to be looked at: its address, as whom, and, where a state has no address, the name of a button to press. */
export type Scene = { name: string; address: string; persona?: PersonaId; press?: string };

const member = 'member-green';
const settings = '/account/settings';

/** Every screen, and the states of it that an address or one press reaches. */
export const scenes: readonly Scene[] = [
  { name: 'home', address: '/' },
  { name: 'home-member', address: '/', persona: member },
  { name: 'menu', address: '/menu' },
  { name: 'menu-search', address: '/menu?q=lattte' },
  { name: 'menu-category', address: '/menu/drinks/hot-coffee' },
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
  { name: 'for-you', address: '/account/for-you', persona: member },
  { name: 'profile', address: '/account/profile', persona: member },
  { name: 'personal', address: '/account/personal', persona: member },
  { name: 'partners', address: '/account/personal/partner', persona: member },
  { name: 'history', address: '/account/history', persona: member },
  { name: 'history-gifts', address: '/account/history/egift', persona: member },
  { name: 'cards', address: '/account/cards', persona: member },
  { name: 'rewards', address: '/account/rewards', persona: member },
  { name: 'settings', address: settings, persona: member },
  { name: 'settings-mail', address: `$settings/communication-preferences`, persona: member },name: 'settings-privacy', address: `$settings/privacy`, persona: member },name: 'settings-password', address: `$settings/password`, persona: member },name: 'settings-email', address: `$settings/edit-email`, persona: member },name: 'settings-phones', address: `$settings/mfa`, persona: member },name: 'missing', address: '/no/such/page' ,
];
