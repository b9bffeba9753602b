import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as appFiles from '#api/app-files.ts';
import { createCatalogue } from '#messages/catalogue.ts';
import * as missingPart from '#platform/missing-part.ts';
import * as session from '#session/session-provider.tsx';
import { standIn } from '#tests/support/stand-in.ts';
import { lazyPart, useFetchedPart, usePart } from './fetched-part.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const GONE = 'Failed to fetch dynamically imported module: https://shop.test/assets/filters.js';
const OFFLINE = 'failures.offline';
const NOT_LOADED = 'failures.bad-answer';

/** A part whose file is had from the second try on, and a page that has a use for it after a press. */
function open({ message = GONE, hasNetwork = true, hasHost = true, isJustReloaded = false, mayReload = true }) {
  const toast = vi.fn<(key: string, content: { text: { id: string } }) => void>();
  const reload = vi.fn(() => !isJustReloaded);
  const notices = { toast };
  standIn(session, 'useNotices', () => notices);
  standIn(appFiles, 'hasHost', async () => hasHost);
  standIn(missingPart, 'loadDocumentOnce', reload);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(hasNetwork);
  const load = vi.fn(async () => () => <p>The filters</p>);
  load.mockRejectedValueOnce(new TypeError(message));
  const file = lazyPart<object>(load);
  function Page() {
    const [wanted, setWanted] = useState(false);
    const Filters = useFetchedPart(wanted ? file : null, () => setWanted(false), { mayReload });
    return (
      <>
        <button type="button" onClick={() => setWanted(true)}>
          Open
        </button>
        {wanted ? 'wanted' : 'not wanted'}
        {wanted && Filters ? <Filters /> : null}
      </>
    );
  }
  show(<Page />);
  return { reload, load, words: () => toast.mock.calls.map(([, { text }]) => text.id) };
}

function show(page: ReactNode) {
  const context = { catalogue: createCatalogue('en-US') };
  const router = createRouter({ routeTree: createRootRoute(), context } as never);
  return render(<RouterContextProvider router={router}>{page}</RouterContextProvider>);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('FC-178 a part that fails after the network has come back is asked for again by itself, and nothing is said', async () => {
  const { words, load } = open({});
  load.mockReset();
  load.mockImplementationOnce(async () => {
    window.dispatchEvent(new Event('online'));
    throw new TypeError(GONE);
  });
  load.mockResolvedValue(() => <p>The filters</p>);
  await press('Open');
  await screen.findByText('The filters');
  expect([load.mock.calls.length, words()]).toEqual([2, []]);
});

for (const [when, setting, said] of [
  ['without a network', { hasNetwork: false }, OFFLINE],
  ['on a network that lets nothing through', { hasHost: false }, OFFLINE],
  ['for another reason', { message: 'the network is gone' }, OFFLINE],
  ['that stays gone after the document was loaded anew', { isJustReloaded: true }, NOT_LOADED],
  ['where the document must stay', { mayReload: false }, 'failures.part-missing'],
] as const) {
  test(`FC-178 a part that cannot be fetched ${when} is said, leaves the page, and comes with the next press`, async () => {
    const { words, load, reload } = open(setting);
    await press('Open');
    await waitFor(() => expect(words()).toEqual([said]));
    await screen.findByText('not wanted');
    expect(reload).toHaveBeenCalledTimes('isJustReloaded' in setting ? 1 : 0);
    await press('Open');
    await screen.findByText('The filters');
    expect(load).toHaveBeenCalledTimes(2);
    expect(words()).toHaveLength(1);
  });
}

test('a part whose file is gone since a release comes with another document, and nothing is said or closed before', async () => {
  const { words, reload } = open({});
  await press('Open');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect([words(), screen.queryByText('not wanted')]).toEqual([[], null]);
});

test('FC-178 a part that a page cannot do without says why it is missing in its place, and is asked for again there', async () => {
  const { load } = open({});
  cleanup();
  standIn(missingPart, 'loadDocumentOnce', () => false);
  const file = lazyPart<object>(load);
  function Place() {
    const { Part, failure, retry } = usePart(file, { mayReload: true });
    if (Part) return <Part />;
    return failure ? (
      <button type="button" onClick={retry}>
        {failure}
      </button>
    ) : null;
  }
  show(<Place />);
  await userEvent.click(await screen.findByRole('button', { name: 'bad-answer' }));
  await screen.findByText('The filters');
});

test('a part that is there shows at once in the next place, and is not fetched again', async () => {
  const load = vi.fn(async () => () => <p>The filters</p>);
  const file = lazyPart<object>(load);
  const Place = () => {
    const { Part } = usePart(file);
    return Part ? <Part /> : null;
  };
  show(<Place />);
  await screen.findByText('The filters');
  cleanup();
  show(<Place />);
  expect(screen.getByText('The filters')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});
