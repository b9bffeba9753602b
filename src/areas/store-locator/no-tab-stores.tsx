import type { LocatorTab } from '#domain/locator.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { useLocator } from './locator-context.tsx';

/** The Previous or the Favorites tab without any store (LOC-039, LOC-040). */
export function NoTabStores({ tab }: { tab: Exclude<LocatorTab, 'nearby'> }) {
  const { text } = useMessages();
  const { list } = useLocator();
  const favourites = tab === 'favourites';
  return (
    <EmptyState
      compact
      headingLevel={3}
      picture={favourites ? 'empty-no-favourites' : 'empty-no-previous'}
      title={text(favourites ? 'store-locator.no-favourites' : 'store-locator.no-previous')}
      actions={
        <Button variant="secondary" onClick={() => list.send({ type: 'tab.chosen', tab: 'nearby' })}>
          {text('store-locator.show-nearby')}
        </Button>
      }
    >
      {text(favourites ? 'store-locator.no-favourites-hint' : 'store-locator.no-previous-hint')}
    </EmptyState>
  );
}
