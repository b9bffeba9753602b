import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useCloseHash } from './hash-sheet.ts';

const addressAfterClosing = (address: string) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RouterContextProvider router={router}>{children}</RouterContextProvider>
  );
  const { key } = history.location.state;
  renderHook(() => useCloseHash(), { wrapper }).result.current();
  return { href: history.location.href, isSameEntry: history.location.state.key === key };
};

test('ORD-006 a summary that was opened from outside takes its hash out of the address', () => {
  expect(addressAfterClosing('/menu/cart?from=mail#payment-summary')).toMatchObject({ href: '/menu/cart?from=mail' });
});

test('CRB-002 D-151 one that closes once the visitor is on the way to another page leaves that as it is', () => {
  // Written anew it would have lost the token that it hides.
  expect(addressAfterClosing('/pickup?store=1001')).toEqual({ href: '/pickup?store=1001', isSameEntry: true });
});
