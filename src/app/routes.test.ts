import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { leavePrivacyRequest } from '#session/pages/leave-privacy-request.ts';
import { requireMemberAndMfa, requireNextGeneration } from '#session/pages/require-flagged.ts';
import { enterSignIn, requireMember } from '#session/pages/require-member.ts';
import { requirePayer } from '#session/pages/require-payer.ts';
import { NO_OTHER_TABS } from '#tests/support/tabs.ts';
import { createAppParts } from './app-parts.ts';
import { messageAreas, messageFile, readMessages } from './build/message-files.ts';
import type { MessageTexts } from './build/message-types.ts';
import { createAppRouter } from './router.tsx';

const router = createAppRouter({
  ...createAppParts({ locale: 'en-US', channel: NO_OTHER_TABS }),
  history: createMemoryHistory(),
  isServer: true,
});
const routes: AnyRoute[] = Object.values(router.routesById);

const GUARDS = new Map<unknown, string>([
  [requireMember, 'members only'],
  [requireMemberAndMfa, 'members only, while the second factor is on'],
  [requireNextGeneration, 'members only, while the next generation is on'],
  [requirePayer, 'members and paying guests'],
  // Reads whether the partnership is offered, and keeps none away.
  [router.routesById['/rewards/partnerships/marriottbonvoy'].options.beforeLoad, 'everybody'],
  [enterSignIn, 'clears cookies, sends members on'],
  [leavePrivacyRequest, 'sends members to their settings'],
]);

/** The guards that an address passes, the outermost first: those of its folders come before its own. */
function guardsOf(route: AnyRoute): string[] {
  if (route.isRoot) return [];
  const { beforeLoad } = route.options;
  return [...guardsOf(route.parentRoute), ...(beforeLoad ? [GUARDS.get(beforeLoad) ?? 'own rule'] : [])];
}

test.each(['fr-CA', 'es-US'] as const)(
  'CRB-003 pages that have titles of their own in English have them in %s',
  (locale) => {
    const texts: MessageTexts = Object.assign(
      {},
      ...messageAreas('.').map((area) => readMessages(messageFile(area, locale))),
    );
    const ids = [...new Set(routes.flatMap(({ options }) => options.staticData?.title ?? []))];
    const titles = ids.map((id) => texts[id] ?? id);
    expect(ids.filter((_, at) => titles.indexOf(titles[at] ?? '') !== at)).toEqual([]);
  },
);

/** A folder without an address of its own. */
const isPathless = ({ id }: AnyRoute) => /^\/_[^/]+$/.test(id);

/** Address, who is let in, whether something is loaded before, whether the search is checked. */
const table = routes
  .filter((route) => !route.isRoot && !isPathless(route))
  .map((route) => {
    const { loader, validateSearch, staticData } = route.options;
    return [
      route.fullPath,
      guardsOf(route).join(', then ') || 'everybody',
      loader ? 'loads' : 'loads nothing',
      validateSearch ? 'checks its search' : 'takes no search',
      staticData?.title,
    ].join(' | ');
  })
  .sort();

test('every route is known: address, guard, loader, search and title', () => {
  expect(table).toEqual([
    '/ | everybody | loads | takes no search | home.title',
    '/account/cards/ | members only | loads | checks its search | common.your-cards',
    '/account/cards/$cardId | members only | loads | takes no search | cards-detail.page-title',
    '/account/cards/add | members only, then own rule | loads | checks its search | common.add-a-card',
    '/account/create/ | everybody | loads | checks its search | account.join.create.page-title',
    '/account/create/partial-success/$message | own rule | loads | takes no search | account.join.partial.page-title',
    '/account/for-you | everybody | loads | takes no search | common.for-you',
    '/account/forgot-password-reset/$token | everybody | loads | takes no search | account.recover.link.page-title',
    '/account/forgot-password/ | everybody | loads | takes no search | account.recover.forgot.page-title',
    '/account/forgot-password/success | everybody | loads | takes no search | account.recover.sent.title',
    '/account/history/ | members only | loads | takes no search | account.history.order-title',
    '/account/history/egift | members only | loads | takes no search | account.history.egift-title',
    '/account/payment-method/ | members only | loads | checks its search | common.payment-methods',
    '/account/payment-method/add/billing-address | members and paying guests | loads | checks its search | payment-methods.address.title',
    '/account/payment-method/add/credit-card | members and paying guests, then own rule | loads | checks its search | common.add-a-card',
    '/account/payment-method/add/paypal | members only, then own rule | loads | checks its search | payment-methods.paypal.title',
    '/account/payment-method/edit/billing-address | members and paying guests, then own rule | loads | checks its search | payment-methods.address.edit-title',
    '/account/payment-method/edit/credit-card | members and paying guests, then own rule | loads | checks its search | payment-methods.card.edit-title',
    '/account/payment-method/gift/guest/credit-card | everybody | loads | checks its search | payment-methods.guest.title',
    '/account/personal/ | members only | loads | takes no search | common.personal-information',
    '/account/personal/partner | members only | loads | takes no search | common.partner-programs',
    '/account/profile | members only | loads | takes no search | common.your-profile',
    '/account/reset-password-success | everybody | loads | takes no search | account.recover.updated.page-title',
    '/account/reset-password/ | own rule | loads nothing | takes no search | account.recover.reset.title',
    '/account/reset-password/$token | everybody | loads | takes no search | account.recover.reset.title',
    '/account/rewards/ | members only | loads | takes no search | common.your-rewards',
    '/account/rewards/how-it-works | members only | loads | takes no search | common.your-rewards',
    '/account/settings/ | members only | loads | takes no search | common.settings',
    '/account/settings/communication-preferences | members only | loads | takes no search | account.settings.preferences.title',
    '/account/settings/edit-email/ | members only | loads | takes no search | account.settings.email.title',
    '/account/settings/edit-email/enter-code | members only, then own rule | loads | takes no search | account.settings.email-code.title',
    '/account/settings/mfa/ | members only, while the second factor is on | loads | takes no search | account.settings.phones.title',
    '/account/settings/mfa/add-phone-number | members only, while the second factor is on | loads | takes no search | account.settings.phone.add-title',
    '/account/settings/mfa/edit-phone-number | members only, while the second factor is on, then own rule | loads | checks its search | account.settings.phone.edit-title',
    '/account/settings/password | members only | loads | takes no search | account.settings.password.title',
    '/account/settings/privacy | members only | loads | takes no search | account.settings.privacy.title',
    '/account/signin/ | clears cookies, sends members on | loads | checks its search | common.sign-in',
    '/account/signin/sso/ | everybody | loads | checks its search | account.sign-in.sso.page-title',
    '/account/signin/sso/$token | own rule | loads nothing | checks its search | account.sign-in.sso.page-title',
    '/account/signout | everybody | loads | checks its search | common.sign-out',
    '/delivery | own rule | loads nothing | takes no search | delivery.page-title',
    '/gift | everybody | loads | takes no search | shell.gifts',
    '/gift/ | everybody | loads | takes no search | shell.gifts',
    '/gift/$productNumber | own rule | loads | takes no search | common.send-a-gift',
    '/gift/category/$categoryUrn | everybody | loads | takes no search | shell.gifts',
    '/gift/confirmation | everybody | loads | takes no search | gifting-purchase.title',
    '/menu | own rule | loads | checks its search | shell.menu',
    '/menu/ | own rule | loads | checks its search | shell.menu',
    '/menu/$ | own rule, then own rule | loads nothing | takes no search | shell.menu',
    '/menu/$menu/$category/ | own rule, then own rule | loads | checks its search | shell.menu',
    '/menu/$menu/$category/$subcategory | own rule, then own rule | loads | checks its search | shell.menu',
    '/menu/cart | own rule | loads | takes no search | ordering.cart.title',
    '/menu/cart/guest/checkout | own rule, then own rule | loads | takes no search | guest-checkout.title',
    '/menu/favorites | own rule | loads | takes no search | menu-product.favourites.title',
    '/menu/previous | own rule | loads | takes no search | menu-previous.title',
    '/menu/product/$productNumber/$formCode/ | own rule | loads | checks its search | menu-product.page-title',
    '/menu/product/$productNumber/$formCode/nutrition | own rule | loads | checks its search | menu-product.nutrition-title',
    '/menu/store-locator/ | own rule | loads | checks its search | common.choose-a-store',
    '/menu/store-locator/$ | own rule | loads | checks its search | common.choose-a-store',
    '/oauth/authorize | members only | loads | checks its search | grant.title',
    '/personal-information/ | sends members to their settings | loads | takes no search | common.do-not-sell',
    '/personal-information/confirmation | everybody | loads | takes no search | privacy-pages.confirmation.title',
    '/pickup/ | everybody | loads | checks its search | pickup.title',
    '/pickup/curbside/ | own rule | loads | checks its search | pickup.curbside.title',
    '/pickup/curbside/success | everybody | loads | checks its search | pickup.arrived.title',
    '/rewards/ | everybody | loads | takes no search | common.rewards',
    '/rewards/benefits | everybody | loads | takes no search | rewards-marketing.benefits.title',
    '/rewards/mobile-apps | everybody | loads | takes no search | rewards-marketing.apps.title',
    '/rewards/my-rewards | members only, while the next generation is on | loads | takes no search | common.rewards-mine',
    '/rewards/partnerships/marriottbonvoy | everybody | loads | takes no search | rewards-partnership.join',
    '/rewards/partnerships/marriottbonvoy/ | everybody | loads | checks its search | rewards-partnership.join',
    '/rewards/partnerships/marriottbonvoy/$ | everybody | loads | takes no search | rewards-partnership.error.title',
    '/rewards/partnerships/marriottbonvoy/already-linked | everybody | loads | takes no search | rewards-partnership.already-linked.title',
    '/rewards/partnerships/marriottbonvoy/error | everybody | loads | takes no search | rewards-partnership.error.title',
    '/rewards/partnerships/marriottbonvoy/not-linked | everybody | loads | takes no search | rewards-partnership.not-linked.title',
    '/rewards/partnerships/marriottbonvoy/redirect | everybody, then own rule | loads | takes no search | rewards-partnership.redirect.title',
    '/rewards/partnerships/marriottbonvoy/success | everybody | loads | takes no search | rewards-partnership.success.title',
    '/rewards/partnerships/marriottbonvoy/unlinked | everybody | loads | takes no search | rewards-partnership.unlinked.title',
    '/rewards/promo/opt-in/ | everybody | loads | takes no search | rewards-promo.redeem.title',
    '/rewards/promo/opt-in/$ | everybody | loads | takes no search | rewards-promo.redeem.title',
    '/rewards/promo/redeem | members only | loads | checks its search | rewards-promo.redeem.title',
    '/store-locator/ | everybody | loads | checks its search | common.find-a-store',
    '/store-locator/$ | everybody | loads | checks its search | common.find-a-store',
    '/store-locator/delivery | everybody | loads | checks its search | delivery.page-title',
    '/store/$ | own rule | loads nothing | takes no search | common.find-a-store',
    '/unsubscribe/complete | everybody | loads | checks its search | privacy-pages.unsubscribe.page-title',
  ]);
});
