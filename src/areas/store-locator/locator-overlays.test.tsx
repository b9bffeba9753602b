import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useChangesAfterFilters } from './locator-overlays.ts';

test('D-393 a search that is put right while the filters are open is one new entry of the history', () => {
  const onSearchChange = vi.fn();
  const { result, rerender } = renderHook(({ isOpen }) => useChangesAfterFilters(isOpen, onSearchChange), {
    initialProps: { isOpen: true },
  });
  result.current.follow({ place: 'Bostn' }, { replace: false });
  result.current.follow({ place: 'Boston' }, { replace: true });
  expect(onSearchChange).not.toHaveBeenCalled();
  rerender({ isOpen: false });
  expect(onSearchChange.mock.calls).toEqual([[{ place: 'Boston' }, { replace: false }]]);
});
