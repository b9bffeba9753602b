import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
// Loaded before the walks begin, so that none of them waits for a file.
import '#areas/store-locator/filters/filters-overlay.tsx';
import { FiltersButton } from '#areas/store-locator/filters/filters-button.tsx';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { EMPTY_QUERY } from '#domain/store-locator/location-query.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './store-filters.model.ts';

/** What the stores of the results call a feature that the app has no words for. */
const NAMES = new Map([['RC', 'Reading corner']]);

/** The filter button beside what the page makes of an applied draft, and of its history. */
function Filters({ active }: { active: readonly string[] }) {
  const [features, setFeatures] = useState(active);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => setOpen(false);
  return (
    <>
      <FiltersButton
        ref={button}
        query={EMPTY_QUERY}
        features={features}
        names={NAMES}
        open={open}
        onOpen={() => setOpen(true)}
        onApplied={(wanted) => {
          setFeatures(wanted);
          leave();
        }}
        onLeft={leave}
      />
      <button type="button" onClick={leave}>
        Back
      </button>
      <p data-testid="features">{features.join()}</p>
    </>
  );
}

function mountFilters(
  harness: Parameters<typeof mount>[0],
  active: readonly string[],
  amenityCategories = DEFAULT_CONFIGURATION.locator.amenityCategories,
) {
  const locator = { ...DEFAULT_CONFIGURATION.locator, amenityCategories };
  return mount(harness, <Filters active={active} />, { configuration: { ...DEFAULT_CONFIGURATION, locator } });
}

describeView('store-locator/store-filters', model, (harness) =>
  mountFilters(harness, harness.setting === 'Wi-Fi active' ? ['WF'] : []),
);

async function openFilters(active: readonly string[], ...categories: Parameters<typeof mountFilters>[2][]) {
  await mountFilters({}, active, ...categories);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await screen.findByRole('dialog');
  return {
    user,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    active: () => screen.getByTestId('features').textContent,
  };
}

test('Back closes the filters and leaves the active ones as they were; they open again on those', async () => {
  const { user, press, active } = await openFilters(['WF']);
  await press('Clear All');
  await user.click(screen.getByRole('button', { name: 'Back', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(active()).toBe('WF');
  await press('Filters, 1 active');
  expect(await screen.findByRole('checkbox', { name: 'Free Wi-Fi', checked: true })).toBeTruthy();
});

test('LOC-058 LOC-061 codes that no category knows stand among the amenities, by the name that stores give them, and can be taken away', async () => {
  const { user, press, active } = await openFilters(['RC', 'ZZ', 'WF']);
  const amenities = screen.getByRole('group', { name: 'Amenities' });
  expect(within(amenities).getByRole('checkbox', { name: 'Reading corner', checked: true })).toBeTruthy();
  const unnamed = within(amenities).getByRole('checkbox', { name: 'Feature ZZ', checked: true });
  await user.click(unnamed);
  expect(unnamed.isConnected, 'it can still be chosen again').toBe(true);
  await press('Apply');
  await waitFor(() => expect(active()).toBe('RC,WF'));
});

test('LOC-061 the categories are the configured ones; without any, unknown codes make up a single group Amenities', async () => {
  const legends = () => screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
  await openFilters(
    [],
    [
      { id: 'ordering', codes: ['ON'] },
      { id: 'pickup', codes: ['DT'] },
    ],
  );
  expect(legends()).toEqual(['Ordering', 'Pickup options']);
  cleanup();
  await openFilters(['WF', 'ZZ'], []);
  expect(legends()).toEqual(['Amenities']);
  cleanup();
  await openFilters([], []);
  expect(screen.getByText('No filters available right now.')).toBeTruthy();
});
