import type { Contract } from './contract.ts';
import { createReport } from './report.ts';

const [listen, report] = createReport<[operation: string]>();

/**
 * From now on `listen` hears of every call that may have changed something at the server, once its answer is there, is known to be lost
 * or is no longer waited for:
 * `POST /apiproxy/v1/account/cards`, as the contract has it.
 */
export const onChangeSent = listen;

/** A call that is no read was accepted, or may have been. */
export function reportChange({ method, path, isRead }: Pick<Contract, 'method' | 'path' | 'isRead'>): void {
  if (method !== 'GET' && !isRead) report(`${method} ${path}`);
}
