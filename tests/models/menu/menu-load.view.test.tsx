import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { menusQuery } from '#api/menu/menu.ts';
import { useMenuLoad } from '#areas/menu/menu-load.flow.ts';
import { MenuProblem } from '#areas/menu/menu-problems.tsx';
import type { MenuProduct } from '#domain/menu/menu.ts';
import type { MenuScope } from '#machines/menu/menu-load.machine.ts';
import { useNotices } from '#session/session-provider.tsx';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model, NATIONAL, SCOPES } from './menu-load.model.ts';

const TEA: MenuProduct = {
  ...{ productNumber: '1', formCode: 'hot', name: 'Tea', picture: '', price: null, calories: null, caffeine: null },
  ...{ allergens: null, availability: 'Available' },
};
const TEAS = { id: 'tea', name: 'Tea', products: [TEA], subcategories: [] };

const menusOf = ({ storeNumber, locale }: MenuScope) => [
  { id: 'drinks', name: `Menu of ${storeNumber ?? 'the country'} in ${locale}`, currency: 'USD', categories: [TEAS] },
];

/** The menus as a page shows them, and the app around it, which clears a store. */
function Menus({ start }: { readonly start: MenuScope | null }) {
  const [scope, setScope] = useState(start);
  const [cleared, setCleared] = useState(0);
  externalEvents.register(({ scope: next }) => setScope({ ...next }));
  const menus = useMenuLoad(scope, () => {
    setCleared(cleared + 1);
    setScope(NATIONAL);
  });
  const notices = useSelector(useNotices().actor, ({ context }) => context.standing);
  return (
    <main>
      {menus.state === 'served' ? menus.menus.map(({ id, name }) => <h2 key={id}>{name}</h2>) : null}
      {menus.state === 'failed' || menus.state === 'empty' ? <MenuProblem {...menus} /> : null}
      <p data-testid="cleared">{cleared}</p>
      <p data-testid="notices">{JSON.stringify(notices)}</p>
    </main>
  );
}

describeView('menu/menu-load', model, ({ runtime, input }) => {
  const { scope, isLoaded } = input as { scope: MenuScope | null; isLoaded: boolean };
  return mount({ runtime }, <Menus start={scope} />, {
    prepare: ({ queryClient }) => {
      for (const each of SCOPES) {
        // Old, unless an earlier page has just loaded them.
        const updatedAt = isLoaded && each === scope ? Date.now() : 1;
        queryClient.setQueryData(menusQuery(each.locale, each.storeNumber).queryKey, menusOf(each), { updatedAt });
      }
    },
  });
});
