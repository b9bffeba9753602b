import type { Contract } from './contract.ts';

let listener = (_operation: string): void => {};

/**
 * From now on `listen` hears of every call that may have changed something at the server, once its answer is there, is known to be lost
 * or is no longer waited for:
 * `POST /apiproxy/v1/account/cards`, as the contract has it.
 */
export function onChangeSent(listen: (operation: string) => void): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = () => {};
  };
}

/** A call that is no read was accepted, or may have been. */
export function reportChange({ method, path, isRead }: Pick<Contract, 'method' | 'path' | 'isRead'>): void {
  if (method !== 'GET' && !isRead) listener(`${method} ${path}`);
}
