import { expect, test, vi } from 'vitest';
import { openDeepLink } from './deep-link.ts';

const KEYS = { initCode: 'northstar', appKey: 'key_live_1' };

type Library = Awaited<ReturnType<NonNullable<Parameters<typeof openDeepLink>[2]>>>;
type Opened = Parameters<Library['init']>[2];

/** A library that answers in one way. */
function library(answer: (opened: Opened) => void) {
  const fake: Library = {
    setAPIUrl: vi.fn(),
    renderQueue: (render) => render(),
    init: vi.fn((_key, _options, opened: Opened) => answer(opened)),
  };
  return { fake, load: () => Promise.resolve(fake) };
}

test('PRM-006 PRM-008 FC-166 the service is started with both keys and the id, asks once, for less than ten seconds, and hands over what is behind it', async () => {
  const data = { promocode: 'STARS50' };
  const { fake, load } = library((opened) => opened(null, { data_parsed: data }));
  expect(await openDeepLink(KEYS, '7000', load)).toBe(data);
  expect(vi.mocked(fake.init).mock.calls[0]?.slice(0, 2)).toEqual([
    'key_live_1',
    {
      branch_match_id: '7000',
      tracking_disabled: true,
      no_journeys: true,
      metadata: { initCode: 'northstar' },
      timeout: 9900,
      retries: -1,
    },
  ]);
});

test('without an address of its own the service stands beside the app; the library takes no host without a dot', async () => {
  const { fake, load } = library((opened) => opened(null, null));
  expect(await openDeepLink(KEYS, '7000', load)).toBeUndefined();
  expect(window.location.hostname).toBe('localhost');
  expect(fake.setAPIUrl).toHaveBeenCalledWith(`http://127.0.0.1:${window.location.port}/deep-links`);
  vi.stubEnv('VITE_DEEP_LINKS', 'https://api2.branch.io');
  await openDeepLink(KEYS, '7000', load);
  expect(fake.setAPIUrl).toHaveBeenLastCalledWith('https://api2.branch.io');
  vi.unstubAllEnvs();
});

test('D-197 what the library would report after its answer is left undone, and what it keeps is taken away', async () => {
  const { fake, load } = library((opened) => {
    window.sessionStorage.setItem('branch_session', '{}');
    window.localStorage.setItem('branch_session_first', '{}');
    opened(null, null);
  });
  await openDeepLink(KEYS, '7000', load);
  expect([window.sessionStorage.length, window.localStorage.length]).toEqual([0, 0]);
  const report = vi.fn();
  fake.renderQueue(report);
  expect(report).not.toHaveBeenCalled();
});

test('PRM-008 FC-166 a service that says no, and one whose script is blocked, are failures', async () => {
  const { load } = library((opened) => opened(new Error('blocked'), null));
  await expect(openDeepLink(KEYS, '7000', load)).rejects.toMatchObject({ code: 'server' });
  await expect(openDeepLink(KEYS, '7000', () => Promise.reject(new Error('blocked')))).rejects.toThrow('blocked');
});
