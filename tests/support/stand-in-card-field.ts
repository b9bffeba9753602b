import { vi } from 'vitest';
import { cardFieldAddress } from '#platform/card-field/card-field-address.ts';

type Said = { type: string; request?: string; addressToken?: string | null };

/** Stands in for the card field's document, which jsdom does not load: hears what the page says, and answers by messages. */
export function standInCardField(frame: HTMLIFrameElement) {
  const source = frame.contentWindow;
  if (!source) throw new Error('The frame has no window.');
  const origin = new URL(cardFieldAddress(undefined, window.location) ?? '').origin;
  const heard = vi.spyOn(source, 'postMessage').mockImplementation(() => {});
  const say = (message: object, from: { origin?: string; source?: Window | null } = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { from: 'northstar-card-field', ...message }, origin, source, ...from }),
    );
  const lastAsked = () =>
    heard.mock.calls.map(([message]) => message as Said).findLast(({ type }) => type === 'tokenise');
  return {
    origin,
    /** What the page said, and to whom. */
    heard: () => heard.mock.calls.map(([message, target]) => ({ message: message as Said, target })),
    say,
    open: () => {
      say({ type: 'loaded' });
      say({ type: 'ready' });
    },
    answer: (answer: object, from?: { origin?: string; source?: Window | null }) =>
      say({ type: 'answered', request: lastAsked()?.request, answer }, from),
    isAsked: () => lastAsked() !== undefined,
    /** The billing address that the card is tokenised for. */
    addressToken: () => lastAsked()?.addressToken,
  };
}
