import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { requireMember, skipForMembers } from '#session/require-member.ts';
import { createAppParts } from './app-parts.ts';
import { createAppRouter } from './router.tsx';

const router = createAppRouter({
  ...createAppParts({ locale: 'en-US', channel: { tell: () => {}, listen: () => () => {} } }),
  history: createMemoryHistory(),
  isServer: true,
});
const routes: AnyRoute[] = Object.values(router.routesById);

function guardOf(route: AnyRoute): string {
  const { beforeLoad } = route.options;
  if (beforeLoad === requireMember) return 'members only';
  if (beforeLoad === skipForMembers) return 'members are sent on';
  return beforeLoad ? 'own rule' : 'everybody';
}

/** Address, who is let in, whether something is loaded before, whether the search is checked. */
const table = routes
  .filter((route) => route.id !== '__root__')
  .map((route) => {
    const { loader, validateSearch, staticData } = route.options;
    return [
      route.fullPath,
      guardOf(route),
      loader ? 'loads' : 'loads nothing',
      validateSearch ? 'checks its search' : 'takes no search',
      staticData?.title,
    ].join(' | ');
  })
  .sort();

test('every route is known: address, guard, loader, search and title', () => {
  expect(table).toEqual([
    '/ | everybody | loads | takes no search | home.page-title',
    '/account/for-you | members only | loads | takes no search | account.for-you.page-title',
    '/account/signin | members are sent on | loads | checks its search | account.sign-in.page-title',
    '/design | own rule | loads nothing | takes no search | shell.brand',
    '/menu | own rule | loads nothing | takes no search | menu.page-title',
    '/menu/ | everybody | loads | takes no search | menu.page-title',
    '/menu/store-locator/ | everybody | loads | checks its search | shell.menu-store-locator-title',
    '/menu/store-locator/$ | everybody | loads | checks its search | shell.menu-store-locator-title',
    '/store-locator/ | everybody | loads | checks its search | shell.store-locator-title',
    '/store-locator/$ | everybody | loads | checks its search | shell.store-locator-title',
    '/store-locator/delivery | everybody | loads | checks its search | delivery.page-title',
  ]);
});
