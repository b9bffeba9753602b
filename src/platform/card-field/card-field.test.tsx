import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CARD_FIELD_WORDS } from '#tests/support/card-field-words.ts';
import { standInCardField } from '#tests/support/stand-in-card-field.ts';
import { type CardField, createCardField } from './card-field.ts';

const TOKEN = { token: 'card_visa_1111', paymentType: 'visa', lastFour: '1111' };

let field: CardField;
let frame: HTMLIFrameElement;
let detach: () => void;
const onSubmit = vi.fn();
const { signal } = new AbortController();

beforeEach(() => {
  onSubmit.mockReset();
  frame = document.body.appendChild(document.createElement('iframe'));
  field = createCardField({ language: 'en-US', words: CARD_FIELD_WORDS, known: null, onSubmit });
  detach = field.attach(frame);
});
afterEach(() => {
  detach();
  frame.remove();
  vi.restoreAllMocks();
});

/** What a promise has come to by now. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  return Promise.race([
    promise,
    new Promise((resolve) => {
      setTimeout(resolve, 0, 'waiting');
    }),
  ]);
}

test('FC-145 the frame shows a document of another origin, and only that origin is spoken to', async () => {
  const there = standInCardField(frame);
  expect(new URL(frame.src).origin).toBe(there.origin);
  expect(there.origin).not.toBe(window.location.origin);
  there.open();
  await field.whenReady(signal);
  void field.tokenise(signal, null);
  expect(there.heard().map(({ message }) => message.type)).toEqual(['begin', 'tokenise']);
  expect(new Set(there.heard().map(({ target }) => target))).toEqual(new Set([there.origin]));
});

test('FC-121 FC-145 a message from another origin, another window or of another shape is not believed', async () => {
  const there = standInCardField(frame);
  const ready = field.whenReady(signal);
  there.say({ type: 'ready' }, { origin: 'https://elsewhere.example' });
  there.say({ type: 'ready' }, { origin: window.location.origin });
  there.say({ type: 'ready' }, { source: window });
  there.say({ type: 'prepared' });
  expect(await stateOf(ready)).toBe('waiting');
  there.open();
  await ready;

  const answer = field.tokenise(signal, null);
  there.answer({ kind: 'token', token: TOKEN }, { origin: 'https://elsewhere.example' });
  there.answer({ kind: 'token', token: { ...TOKEN, lastFour: '4111111111111111' } });
  there.answer({ kind: 'token', token: { ...TOKEN, token: '' } });
  there.answer({ kind: 'token', token: { ...TOKEN, lastFour: '' } });
  there.say({ type: 'answered', request: 'another', answer: { kind: 'token', token: TOKEN } });
  expect(await stateOf(answer)).toBe('waiting');
  there.answer({ kind: 'token', token: { ...TOKEN, number: '4111111111111111' } });
  expect(await answer).toEqual({ kind: 'token', token: TOKEN });
});

test('BIL-020 D-351 the billing address of a guest goes along by its token', () => {
  const there = standInCardField(frame);
  there.open();
  void field.tokenise(signal, 'once-1');
  expect(there.heard().at(-1)?.message).toMatchObject({ type: 'tokenise', addressToken: 'once-1' });
});

test('BIL-023 FC-148 an answer without a token and a failure are two things', async () => {
  const there = standInCardField(frame);
  there.open();
  const without = field.tokenise(signal, null);
  there.answer({ kind: 'tokenless' });
  expect(await without).toEqual({ kind: 'tokenless' });
  const late = field.tokenise(signal, null);
  there.answer({ kind: 'failed', code: 'timed-out' });
  await expect(late).rejects.toMatchObject({ code: 'timed-out' });
});

test('the frame takes the height that the field says, and Enter inside it submits', () => {
  const there = standInCardField(frame);
  there.open();
  there.say({ type: 'resized', height: 279 });
  expect(frame.style.height).toBe('279px');
  there.say({ type: 'resized', height: 1e9 });
  expect(frame.style.height).toBe('279px');
  there.say({ type: 'submitted' });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a field that was given up is fetched anew by the next wait', async () => {
  const there = standInCardField(frame);
  const over = new AbortController();
  const first = field.whenReady(over.signal);
  over.abort();
  const loads = vi.spyOn(frame, 'src', 'set').mockImplementation(() => {});
  const second = field.whenReady(signal);
  expect(loads).toHaveBeenCalledTimes(1);
  there.open();
  await second;
  expect(await stateOf(first)).toBe('waiting');
});
