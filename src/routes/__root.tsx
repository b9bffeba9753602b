import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { Catalogue } from '#messages/catalogue.ts';
import { FIRST_AREAS } from '#messages/first-areas.ts';
import type { PlainMessageId } from '#messages/messages.ts';
import { PageOfPerson } from '#parts/pages/page-of-person.tsx';
import type { AddressOf } from '#session/pages/require-member.ts';
import type { Session } from '#session/session.ts';

/** What every route is given by the app. */
export type RouterContext = {
  readonly queryClient: QueryClient;
  readonly session: Session;
  readonly catalogue: Catalogue;
  readonly addressOf: AddressOf;
};

declare module '@tanstack/react-router' {
  /** What every route says about its page before anything is loaded. */
  interface StaticDataRouteOption {
    readonly title: PlainMessageId;
    readonly description: PlainMessageId;
    /** Sign-in and its like have the brand alone in the header (ACC-006), the way to a partner has no header (PTN-011). */
    readonly header?: 'minimal' | 'none';
    /** Shows or does what is a member's own; not said of addresses below /account, and of those that only members enter. */
    readonly isPersonal?: true;
    /** The cart has none (ORD-001). */
    readonly footer?: 'none';
    /** Where one page has several addresses, or search parameters that make another page of it: the address to share. */
    readonly canonical?: { readonly path: string; readonly keeps: readonly string[] };
  }
}

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { title: 'shell.not-found.title', description: 'shell.not-found.description' },
  loader: ({ context }) => context.catalogue.load(...FIRST_AREAS),
  component: RootPage,
});

function RootPage() {
  return (
    <PageOfPerson>
      <Outlet />
    </PageOfPerson>
  );
}
