import { act, Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginPaypal } from '#api/account/paypal.ts';
import { Failure } from '#domain/failure.ts';
import { reportErrors } from './report-errors.ts';

const router = { state: { matches: [{ fullPath: '/' }, { fullPath: '/account/forgot-password-reset/$token' }] } };
const SECRET = new Error('gwen@northstar.test is no valid thing');
const UNEXPECTED = '/account/forgot-password-reset/$token: unexpected (Error)';

let reporting: ReturnType<typeof reportErrors>;
let logged: unknown[][];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => void logged.push(said));
  reporting = reportErrors(router);
});
afterEach(() => {
  reporting.stop();
  vi.restoreAllMocks();
});

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function Broken(): ReactNode {
  throw SECRET;
}

test('FC-136 FC-137 an error of a view is logged by code and route pattern, without its text', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'), reporting.options);
  await act(async () =>
    root.render(
      <Boundary>
        <Broken />
      </Boundary>,
    ),
  );
  vi.unstubAllGlobals();
  expect(logged).toEqual([[UNEXPECTED]]);
});

test('FC-136 FC-137 so is what nothing has caught, and the browser says no more of it', () => {
  const thrown = new ErrorEvent('error', { error: SECRET, message: SECRET.message, cancelable: true });
  window.dispatchEvent(thrown);
  const rejected = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
    reason: new Failure('offline'),
  });
  window.dispatchEvent(rejected);
  expect([thrown.defaultPrevented, rejected.defaultPrevented]).toEqual([true, true]);
  expect(logged).toEqual([[UNEXPECTED], ['/account/forgot-password-reset/$token: offline']]);
});

test('FC-137 an answer’s failure is logged by code, route pattern and request id, and by nothing that stood in it', async () => {
  const canaries = { code: 9, mail: 'gwen@northstar.test', card: '4111111111111111', token: 's3cret' };
  const headers = { 'x-request-id': '7f0c2a1e-55aa' };
  for (const answer of [
    () => Response.json(canaries, { status: 500, headers }),
    () => new Response(JSON.stringify(canaries), { headers: { ...headers, 'content-type': 'text/html' } }),
    () => Response.json(canaries, { status: 400, headers: { 'x-request-id': 'gwen@northstar.test' } }),
  ]) {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer());
    const reason = await beginPaypal({ body: { returnPath: '/' } }).catch((thrown: unknown) => thrown);
    window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
  }
  const at = '/account/forgot-password-reset/$token';
  expect(logged).toEqual([
    [`${at}: server (request 7f0c2a1e-55aa)`],
    [`${at}: bad-answer (request 7f0c2a1e-55aa)`],
    [`${at}: refused`],
  ]);
});

test('FC-136 FC-137 the kind of an error and its place in the app’s scripts are logged, and no address of a page', () => {
  const thrown = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
  const at = (error: Error, stack: string) => Object.assign(error, { stack });
  const PAGE = 'https://northstar.test/account/forgot-password-reset/s3cret:4:2';
  const SCRIPT = 'https://northstar.test/assets/menu-1a-B_2.js:3:141';
  thrown(at(new TypeError('s3cret'), `TypeError: s3cret\n at ${PAGE}\n at read (${SCRIPT})\n at ${SCRIPT}9`));
  thrown(at(new Error('Minified React error #418; visit https://react.dev?args[]=s3cret'), `Error\n at ${PAGE}`));
  thrown(Object.assign(new Error('s3cret'), { name: 's3cret', stack: undefined }));
  thrown('s3cret');
  expect(logged.flat().map((text) => String(text).replace(/^.*: /, ''))).toEqual([
    'unexpected (TypeError, /assets/menu-1a-B_2.js:3:141)',
    'unexpected (React #418)',
    'unexpected',
    'unexpected',
  ]);
});

test('a size that is reported a frame later is no failure; a script of another origin that fails is one', () => {
  const heard = (message: string) => {
    const event = new ErrorEvent('error', { message, cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(heard('ResizeObserver loop completed with undelivered notifications.')).toBe(true);
  expect(heard('ResizeObserver loop limit exceeded')).toBe(true);
  expect(logged).toEqual([]);
  expect(heard('Script error.')).toBe(true);
  expect(logged).toEqual([['/account/forgot-password-reset/$token: unexpected']]);
});
