import { startDeadline } from './deadline.ts';

/** A file of the app itself that cannot be had; `isGone`: the host has it no more, as after a new version. */
export class MissingFile extends Error {
  readonly isGone: boolean;

  constructor(file: string, isGone: boolean) {
    super(`${file} cannot be had.`);
    this.isGone = isGone;
  }
}

/** A host that has not sent a file after this is not waited for, milliseconds. */
const FILE_TIMEOUT_MS = 15_000;

/**
 * Resolves once the browser's cache holds all these scripts and styles, none of which is run; rejects with `MissingFile`.
 * Asked before an `import()`, because a browser may remember a module that it failed to fetch until the page ends: then no
 * later import of it, nor of anything that imports it, would succeed.
 */
export async function askForFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(askForFile));
}

async function askForFile(file: string): Promise<void> {
  let response: Response;
  const deadline = startDeadline(FILE_TIMEOUT_MS);
  try {
    response = await fetch(file, { signal: deadline.signal });
    await response.arrayBuffer();
  } catch {
    throw new MissingFile(file, false);
  } finally {
    deadline.lift();
  }
  // Some hosts answer with a page where there is no such file.
  const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
  if (!response.ok || isPage) throw new MissingFile(file, response.status === 404 || (response.ok && isPage));
}

/** What a gateway answers in the place of a host that it cannot reach. */
const GATEWAY_ERRORS: readonly number[] = [502, 503, 504];

/** Whether the host answers at an address, whatever it answers: to load it anew without a network would end in the browser's own error page. */
export async function hasHost(address: string): Promise<boolean> {
  const deadline = startDeadline(FILE_TIMEOUT_MS);
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal: deadline.signal });
    return !GATEWAY_ERRORS.includes(status);
  } catch {
    return false;
  } finally {
    deadline.lift();
  }
}
