import { getByLabelText } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CARD_FIELD_WORDS } from '#tests/support/card-field-words.ts';
import { appMessage, fromFieldSchema } from '../card-field-messages.ts';

const APP = 'https://app.example';

/** What the document says to the page around it, as that page reads it; jsdom has one window for both. */
const said = vi.spyOn(window, 'postMessage').mockImplementation(() => {});
const heard = () => said.mock.calls.flatMap(([message]) => v.safeParse(fromFieldSchema, message).output ?? []);
const hear = (message: Parameters<typeof appMessage>[0]) =>
  window.dispatchEvent(new MessageEvent('message', { data: appMessage(message), origin: APP, source: window }));
const type = (label: string, text: string) => userEvent.type(getByLabelText(document.body, label), text);

beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  await import('./main.ts');
});
beforeEach(() => said.mockClear());

test('BIL-005 CRD-039 a saved card is sent without digits where they are not known, and so is its token believed', async () => {
  hear({
    type: 'begin',
    language: 'en-US',
    words: CARD_FIELD_WORDS,
    known: { paymentType: 'visa', lastFour: '', name: 'Visa' },
  });
  expect(heard()).toEqual([expect.objectContaining({ type: 'ready' })]);
  await type('Expiration date', '0499');
  await type('Security code', '123');
  const answer = { token: 'card_visa', paymentType: 'visa', lastFour: '' };
  const provider = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(answer));
  hear({ type: 'tokenise', request: 'first', addressToken: null });
  await vi.waitFor(() =>
    expect(heard().at(-1)).toMatchObject({ type: 'answered', answer: { kind: 'token', token: answer } }),
  );
  expect(JSON.parse(String(provider.mock.lastCall?.[1]?.body))).toEqual({
    paymentType: 'visa',
    expires: { month: 4, year: 2099 },
    securityCode: '123',
  });
});
