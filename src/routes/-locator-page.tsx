import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { LocatorScreen } from '#areas/store-locator/locator.screen.tsx';
import type { SearchChangeOptions } from '#areas/store-locator/locator-overlays.ts';
import type { LocatorSearch } from '#areas/store-locator/locator-search-schema.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { usePageSubject } from '#parts/pages/page-subject.ts';
import { useTimesForgotten } from '#session/session-provider.tsx';
import { PickupSwitch } from './-pickup-switch.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What lies over the locator and was opened here: Back, and closing it by a button, lead to where it was opened. */
    overlay?: 'filters' | 'details' | undefined;
  }
}

export type LocatorPageProps = {
  readonly context: 'page' | 'menu';
  readonly search: LocatorSearch;
};

/** The locator at any of its addresses (LOC-001, LOC-002): what it wants to show next becomes the address. */
export function LocatorPage({ context, search }: LocatorPageProps) {
  const { text } = useMessages();
  usePageSubject(search.place === null ? null : text('store-locator.page-title-near', { place: search.place }));
  const navigate = useNavigate();
  const { history } = useRouter();
  // Map and search box of the one who has left show nothing of them to the next but what the address asks (FC-067): they begin anew.
  const timesForgotten = useTimesForgotten();
  const href = useLocation({ select: (location) => location.href });
  const overlay = useLocation({ select: (location) => location.state.overlay });
  const change = (
    search: Partial<LocatorSearch>,
    { keepsOverlay, ...options }: SearchChangeOptions & { state?: { overlay: typeof overlay } },
  ) =>
    void navigate({
      to: '.',
      search: (current: Partial<LocatorSearch>) => ({ ...current, ...search }),
      resetScroll: false,
      ...(keepsOverlay ? { state: true } : {}),
      ...options,
    });
  return (
    <LocatorScreen
      key={timesForgotten}
      context={context}
      modeSwitch={context === 'page' ? <PickupSwitch /> : null}
      search={search}
      href={href}
      onSearchChange={change}
      overlays={{
        filtersOpen: overlay === 'filters',
        openFilters: () => change({}, { replace: false, state: { overlay: 'filters' } }),
        openDetails: (details) => {
          // Another store in the place of one: Back leads to the list all the same.
          const opened = search.details !== null;
          change(
            { details },
            opened ? { replace: true, state: { overlay } } : { replace: false, state: { overlay: 'details' } },
          );
        },
        close: () => (overlay ? history.back() : change({ details: null }, { replace: true })),
      }}
    />
  );
}
