import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Shown } from '#platform/maps/marker-clusters.ts';
import { MarkerKeys } from './marker-keys.tsx';

const marker = (id: string): Shown => ({
  kind: 'marker',
  key: id,
  point: { id, name: id, lat: 1, lng: 2, favourite: false },
  lat: 1,
  lng: 2,
});
const cluster: Shown = { kind: 'cluster', key: 'c7', id: 7, step: 4, count: 12, lat: 1, lng: 2 };
const labelOf = (item: Shown) => (item.kind === 'cluster' ? `${item.count} stores` : item.point.name);

function setUp(items: readonly Shown[]) {
  const onPressed = vi.fn<(item: Shown) => void>();
  const onFocused = vi.fn<(item: Shown | null) => void>();
  const view = (shown: readonly Shown[]) => (
    <>
      <MarkerKeys items={shown} labelOf={labelOf} onPressed={onPressed} onFocused={onFocused} />
      <button type="button">After</button>
    </>
  );
  const { rerender } = render(view(items));
  return { user: userEvent.setup(), onPressed, onFocused, show: (next: readonly Shown[]) => rerender(view(next)) };
}
afterEach(cleanup);

const focusedName = () => document.activeElement?.textContent;

describe('markers for the keyboard', () => {
  it('are one stop of Tab, and arrows, Home and End lead from one to the next', async () => {
    const { user } = setUp([marker('a'), cluster, marker('b')]);
    await user.tab();
    expect(focusedName()).toBe('a');
    await user.keyboard('{ArrowRight}');
    expect(focusedName()).toBe('12 stores');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focusedName()).toBe('b');
    await user.keyboard('{Home}');
    expect(focusedName()).toBe('a');
    await user.keyboard('{End}{ArrowLeft}');
    expect(focusedName()).toBe('12 stores');
    await user.tab();
    expect(focusedName()).toBe('After');
    await user.tab({ shift: true });
    expect(focusedName()).toBe('12 stores');
  });

  it('press with Enter and with Space', async () => {
    const { user, onPressed } = setUp([marker('a'), cluster]);
    await user.tab();
    await user.keyboard('{Enter}');
    await user.keyboard('{ArrowRight} ');
    expect(onPressed.mock.calls.map(([item]) => item.key)).toEqual(['a', 'c7']);
  });

  it('report which one has the focus, and when none has it any more', async () => {
    const { user, onFocused } = setUp([marker('a'), marker('b')]);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    await user.tab();
    expect(onFocused.mock.calls.map(([item]) => item?.key ?? null)).toEqual(['a', 'b', null]);
  });

  it('keep the focus inside when the focused one falls apart', async () => {
    const { user, show } = setUp([cluster, marker('a')]);
    await user.tab();
    show([marker('x'), marker('y')]);
    expect(focusedName()).toBe('x');
  });

  it('take no focus from where the visitor has gone since', async () => {
    const { user, show } = setUp([cluster, marker('a')]);
    await user.tab();
    await user.click(document.body);
    show([marker('x'), marker('y')]);
    expect(document.activeElement).toBe(document.body);
  });

  it('take no focus when they change while the focus is elsewhere', () => {
    const { show } = setUp([marker('a')]);
    show([marker('b')]);
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByRole('button', { name: 'b' }).tabIndex).toBe(0);
  });
});
