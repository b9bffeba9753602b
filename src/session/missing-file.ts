import { hasHost } from '#api/app-files.ts';
import { absoluteAddress } from '#platform/document.ts';
import { isMissingPart, loadDocumentOnce, typedNow } from '#platform/missing-part.ts';
import { isOnline } from '#platform/online.ts';

/** Why a file of the app is not there, as `failures.…` says it. */
export type FileFailure = 'offline' | 'bad-answer';

/** A file that cannot be had from a host that answers is gone since a release, or the browser remembers that it failed. */
export async function failureOfFile(thrown: unknown): Promise<FileFailure> {
  return isMissingPart(thrown) && isOnline() && (await hasHost(absoluteAddress('/'))) ? 'bad-answer' : 'offline';
}

/**
 * The same of a file that a press asked for: a new document has it, so it is loaded, once, with what was typed (D-056). Null
 * where that is under way.
 */
export async function failureUnlessReloaded(thrown: unknown): Promise<FileFailure | null> {
  const failure = await failureOfFile(thrown);
  return failure === 'bad-answer' && loadDocumentOnce(typedNow()) ? null : failure;
}
