import { useLocation, useNavigate } from '@tanstack/react-router';
import { LocatorScreen } from '#areas/store-locator/locator.screen.tsx';
import type { LocatorSearch } from '#areas/store-locator/locator-search.ts';
import { PickupSwitch } from './-pickup-switch.tsx';

export interface LocatorPageProps {
  readonly context: 'page' | 'menu';
  readonly search: LocatorSearch;
}

/** The locator at any of its addresses (LOC-001, LOC-002): what it wants to show next becomes the address. */
export function LocatorPage({ context, search }: LocatorPageProps) {
  const navigate = useNavigate();
  const href = useLocation({ select: (location) => location.href });
  return (
    <LocatorScreen
      context={context}
      modeSwitch={context === 'page' ? <PickupSwitch /> : null}
      search={search}
      href={href}
      onSearchChange={(change, { replace }) =>
        void navigate({
          to: '.',
          search: (current: Partial<LocatorSearch>) => ({ ...current, ...change }),
          replace,
          resetScroll: false,
        })
      }
    />
  );
}
