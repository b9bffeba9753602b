import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { MenuFrame, type MenuFrameProps } from '#areas/menu/menu-frame.tsx';
import { followStoreNumber, storeNumberSearchSchema } from '#session/pages/follow-store-number.ts';

// Everything about ordering: whichever of its addresses names a store leads to the menu with that store (ORD-079).
export const Route = createFileRoute('/menu')({
  staticData: { title: 'shell.menu', description: 'menu.description' },
  validateSearch: storeNumberSearchSchema,
  beforeLoad: followStoreNumber,
  loader: ({ context }) => context.catalogue.load('menu'),
  component: MenuLayout,
});

function MenuLayout() {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <>
      {hasFrame(pathname) ? <MenuFrame {...frameOf(pathname)} /> : null}
      <Outlet />
    </>
  );
}

/** The picker and the cart show the store in their own way. */
const hasFrame = (pathname: string): boolean => !/^\/menu\/(?:store-locator|cart)(?:\/|$)/.test(pathname);

const frameOf = (pathname: string): MenuFrameProps => ({
  hasTabs: !pathname.startsWith('/menu/product/'),
  isMenu: !/^\/menu\/(?:favorites|previous)(?:\/|$)/.test(pathname),
  // The landing has its big panel.
  hasStoreBar: !/^\/menu\/?$/.test(pathname),
});
