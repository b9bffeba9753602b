import * as v from 'valibot';
import { type FieldAnswer, fieldMessage, fromAppSchema, type KnownCard } from '../card-field-messages.ts';
import { cardMistakes, digitsOf, expiryOf } from './card-entry.ts';
import { drawCard } from './card-inputs.ts';
import { askProvider } from './provider.ts';

type Drawn = { readonly card: ReturnType<typeof drawCard>; readonly known: KnownCard | null };

/** The page around this document; what it may be is the host's `frame-ancestors`. Known by its first word. */
let app: string | null = null;
let drawn: Drawn | null = null;

const say = (message: Parameters<typeof fieldMessage>[0], to: string) =>
  window.parent.postMessage(fieldMessage(message), to);

/** Checks what was typed; only a card that is right goes to the provider (FC-146). */
async function tokenise({ card, known }: Drawn, addressToken: string | null): Promise<FieldAnswer> {
  const typed = card.typed();
  const mistakes = cardMistakes(typed, known?.paymentType ?? null, new Date());
  card.show(mistakes);
  const paymentType = card.type();
  const expires = expiryOf(typed.expiry);
  if (Object.keys(mistakes).length > 0 || paymentType === null || expires === null) return { kind: 'invalid' };
  return askProvider({
    ...(known ? known.lastFour !== '' && { lastFour: known.lastFour } : { number: digitsOf(typed.number) }),
    paymentType,
    expires,
    securityCode: typed.code.trim(),
    ...(addressToken !== null && { addressToken }),
  });
}

window.addEventListener('message', async ({ data, origin, source }: MessageEvent<unknown>) => {
  const parsed = v.safeParse(fromAppSchema, data);
  if (source !== window.parent || !parsed.success || (app !== null && origin !== app)) return;
  const message = parsed.output;
  if (message.type === 'begin') {
    app = origin;
    document.documentElement.lang = message.language;
    // Once more where the language of the page changes.
    drawn?.card.word(message.words, message.known?.name ?? '');
    drawn ??= {
      card: drawCard(message.words, message.known, () => say({ type: 'submitted' }, origin)),
      known: message.known,
    };
    say({ type: 'ready' }, origin);
    return;
  }
  if (drawn === null) return;
  say({ type: 'answered', request: message.request, answer: await tokenise(drawn, message.addressToken) }, origin);
});

// Back may bring the page out of the browser's cache, as it was: to the next person, too (FC-149).
window.addEventListener('pagehide', () => drawn?.card.empty());

new ResizeObserver(() => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (app !== null && height > 0) say({ type: 'resized', height }, app);
}).observe(document.body);

// It holds nothing of a person, so that any page may hear it.
say({ type: 'loaded' }, '*');
