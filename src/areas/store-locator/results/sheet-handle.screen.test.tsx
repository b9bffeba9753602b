import { fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import type { SheetStop } from '#domain/store-locator/sheet.ts';
import { mount } from '#tests/models/kit/mount.tsx';
import { SheetHandle } from './sheet-handle.tsx';

function Sheet() {
  const [stop, setStop] = useState<SheetStop>('half');
  const handle = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLElement>(null);
  return (
    <section ref={sheet} aria-label={stop}>
      <SheetHandle ref={handle} sheet={sheet} stop={stop} onMoved={setStop} />
    </section>
  );
}

test('presses alone bring the sheet to each of its stops, and say to which', async () => {
  await mount({}, <Sheet />);
  for (const [label, to] of [
    ['Show more of the list', 'full'],
    ['Show the map', 'peek'],
    ['Show the list', 'half'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: label }));
    expect(screen.getByRole('region', { name: to })).toBeTruthy();
  }
});
