/** Stands on an answer that breaks the contract on purpose: it is not held against it. */
export const SPOILT = 'x-world-spoilt';

type Exchange = {
  /** What the app sent. */
  request: Request;
  /** What the world answered. */
  response: Response;
  /** The brand word of the world's configuration. */
  product: string;
};

type Observer = (exchange: Exchange) => Promise<void>;

let observer: Observer | null = null;

/** From now on `next` sees every exchange between app and world before the app gets its answer. */
export function observeExchanges(next: Observer): void {
  observer = next;
}

/** Shows an exchange; the observer may read both bodies, which have to be copies. */
export async function showExchange(exchange: Exchange): Promise<void> {
  await observer?.(exchange);
}
