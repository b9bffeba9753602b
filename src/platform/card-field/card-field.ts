import * as v from 'valibot';
import { Failure } from '#domain/failure.ts';
import type { TokenAnswer } from '#domain/payment-methods/card-token.ts';
import { newRequestId } from '../request-id.ts';
import { cardFieldAddress } from './card-field-address.ts';
import {
  appMessage,
  type CardFieldWords,
  type FieldAnswer,
  fromFieldSchema,
  type KnownCard,
} from './card-field-messages.ts';

/** What the field says, and in which language. */
export type CardFieldTexts = {
  readonly language: string;
  readonly words: CardFieldWords;
  /** A saved card whose expiry and code change; null for a new one. */
  readonly known: KnownCard | null;
};

interface CardFieldNeeds extends CardFieldTexts {
  /** Enter was pressed inside the field. */
  readonly onSubmit: () => void;
}

/** The field into which a card is typed: a document on another origin. The page learns a token, and nothing that was typed. */
export type CardField = {
  /** Loads the document into a frame; returns how to let go of it. */
  attach(frame: HTMLIFrameElement): () => void;
  /** Says the same in another language; what was typed stays (FC-181). */
  speak(texts: CardFieldTexts): void;
  /** Resolves when the document has answered; fetches it again where it was given up. Rejects with 'card-field-unavailable'. */
  whenReady(signal: AbortSignal): Promise<void>;
  /**
   * Lets the field check what was typed and ask the provider for a token; a guest's billing address goes along by its token
   * (D-351). Rejects with a `Failure`.
   */
  tokenise(signal: AbortSignal, addressToken: string | null): Promise<TokenAnswer>;
};

/** Only of a saved card whose digits the server does not know is a token without them believed. */
const isWithoutDigits = (answer: FieldAnswer) => answer.kind === 'token' && answer.token.lastFour === '';

/** A card field for one step; what it says is believed only where its origin, its window and its shape are right. */
export function createCardField({ onSubmit, ...given }: CardFieldNeeds): CardField {
  let texts: CardFieldTexts = given;
  const address = cardFieldAddress(import.meta.env.VITE_CARD_FIELD, window.location);
  const origin = address === null ? null : new URL(address).origin;
  const waiting = new Map<string, (answer: FieldAnswer) => void>();
  const greeted = new Set<() => void>();
  let frame: HTMLIFrameElement | null = null;
  let state: 'none' | 'loading' | 'ready' = 'none';

  const load = () => {
    if (frame === null || address === null) return;
    state = 'loading';
    frame.src = address;
  };
  const say = (message: Parameters<typeof appMessage>[0]) => {
    if (origin !== null) frame?.contentWindow?.postMessage(appMessage(message), origin);
  };
  const listen = ({ data, origin: sender, source }: MessageEvent<unknown>) => {
    if (frame === null || sender !== origin || source !== frame.contentWindow) return;
    const parsed = v.safeParse(fromFieldSchema, data);
    if (!parsed.success) return;
    const message = parsed.output;
    switch (message.type) {
      case 'loaded':
        say({ type: 'begin', ...texts });
        break;
      case 'ready':
        state = 'ready';
        for (const greet of greeted) greet();
        break;
      case 'resized':
        frame.style.height = `${message.height}px`;
        break;
      case 'submitted':
        onSubmit();
        break;
      case 'answered':
        if (isWithoutDigits(message.answer) && texts.known?.lastFour !== '') return;
        waiting.get(message.request)?.(message.answer);
        waiting.delete(message.request);
        break;
    }
  };

  return {
    attach(given) {
      frame = given;
      // Before the document can say its first word.
      window.addEventListener('message', listen);
      load();
      return () => {
        window.removeEventListener('message', listen);
        frame = null;
        state = 'none';
      };
    },
    speak(changed) {
      if (changed.language === texts.language) return;
      texts = changed;
      // A document that is still on its way asks for them itself.
      if (state === 'ready') say({ type: 'begin', ...texts });
    },
    whenReady: (signal) =>
      new Promise((resolve, reject) => {
        if (address === null) return reject(new Failure('card-field-unavailable'));
        if (state === 'ready') return resolve();
        const greet = () => {
          greeted.delete(greet);
          resolve();
        };
        greeted.add(greet);
        signal.addEventListener('abort', () => {
          greeted.delete(greet);
          // Given up: the next wait begins with the document.
          if (state === 'loading') state = 'none';
        });
        if (state === 'none') load();
      }),
    tokenise: (signal, addressToken) =>
      new Promise((resolve, reject) => {
        const request = newRequestId();
        waiting.set(request, (answer) => {
          if (answer.kind === 'failed') reject(new Failure(answer.code));
          else resolve(answer);
        });
        signal.addEventListener('abort', () => waiting.delete(request));
        // Only a focused frame can lead to the field that is wrong.
        frame?.focus();
        say({ type: 'tokenise', request, addressToken });
      }),
  };
}
