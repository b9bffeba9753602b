import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { configurationQuery } from '#api/configuration/configuration.ts';
// Loaded before the walks begin, so that none of them waits for a file.
import '#areas/store-locator/filters-overlay.tsx';
import { FiltersButton } from '#areas/store-locator/filters-button.tsx';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { createCatalogue } from '#messages/catalogue.ts';
import { MessagesProvider } from '#messages/messages-provider.tsx';
import { type FlowRuntime, FlowRuntimeProvider } from '#session/flow-runtime.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './store-filters.model.ts';

/** The filter button beside what the locator makes of an applied draft. */
function Filters({ active }: { active: readonly string[] }) {
  const [features, setFeatures] = useState(active);
  return (
    <>
      <FiltersButton features={features} onApplied={setFeatures} />
      <p data-testid="features">{features.join()}</p>
    </>
  );
}

async function mountFilters(active: readonly string[], runtime: FlowRuntime = {}) {
  const catalogue = createCatalogue('en-US');
  await catalogue.load('store-locator');
  const client = new QueryClient();
  client.setQueryData(configurationQuery.queryKey, DEFAULT_CONFIGURATION);
  return render(
    <MessagesProvider catalogue={catalogue}>
      <QueryClientProvider client={client}>
        <FlowRuntimeProvider value={runtime}>
          <Filters active={active} />
        </FlowRuntimeProvider>
      </QueryClientProvider>
    </MessagesProvider>,
  );
}

describeView('store-locator/store-filters', model, ({ setting, clock, inspect }) =>
  mountFilters(setting === 'Wi-Fi active' ? ['WF'] : [], { clock, inspect }),
);

async function openFilters(active: readonly string[]) {
  await mountFilters(active);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await screen.findByRole('dialog');
  return {
    user,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    active: () => screen.getByTestId('features').textContent,
  };
}

test('LOC-057 LOC-059 Apply makes the chosen amenities the active features, and the button counts them', async () => {
  const { user, press, active } = await openFilters(['WF']);
  await user.click(screen.getByRole('checkbox', { name: 'Drive-thru' }));
  expect(active(), 'before Apply').toBe('WF');
  await press('Apply');
  expect(active()).toBe('WF,DT');
  expect(screen.getByRole('button', { name: 'Filters, 2 active' })).toBeTruthy();
  cleanup();
});

test('LOC-060 Clear All unselects every amenity; Apply leaves no filter active (decision B05)', async () => {
  const { press, active } = await openFilters(['WF', 'DT']);
  await press('Clear All');
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  expect(active(), 'before Apply').toBe('WF,DT');
  await press('Apply');
  expect(active()).toBe('');
  expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy();
  cleanup();
});

test('closing the filters leaves the active ones as they were', async () => {
  const { press, active } = await openFilters(['WF']);
  await press('Clear All');
  await press('Close the filters');
  expect(active()).toBe('WF');
  cleanup();
});
