import { hasHost } from '#api/app-files.ts';
import type { NoticeWording } from '#machines/session/notices.machine.ts';
import { absoluteAddress } from '#platform/document.ts';
import { isMissingPart } from '#platform/missing-part.ts';
import { isOnline } from '#platform/online.ts';

/** Why a file of the app is not there, as `failures.…` says it. */
export type FileFailure = 'offline' | 'bad-answer';

/** A file that cannot be had from a host that answers is gone since a release, or the browser remembers that it failed. */
export async function failureOfFile(thrown: unknown): Promise<FileFailure> {
  return isMissingPart(thrown) && isOnline() && (await hasHost(absoluteAddress('/'))) ? 'bad-answer' : 'offline';
}

/**
 * What a toast says of a machine's file that is missing. The document is not loaded anew for it (D-056): what the visitor has
 * chosen here lives in memory alone.
 */
export async function missingMachineWords(thrown: unknown): Promise<NoticeWording> {
  const isOffline = (await failureOfFile(thrown)) === 'offline';
  return { id: isOffline ? 'failures.offline' : 'failures.part-missing', values: {} };
}
