import { Failure } from '#domain/failure.ts';

/** How the retailer is known to the deep-link service (PRM-006). */
export type DeepLinkKeys = { readonly initCode: string; readonly appKey: string };

type Library = Pick<typeof import('branch-sdk').default, 'init' | 'renderQueue' | 'setAPIUrl'>;

const loadLibrary = async (): Promise<Library> => (await import('branch-sdk')).default;

/**
 * How long the library waits for an answer, milliseconds: a little less than who asks. It asks one link after the other, so that
 * a longer silence would hold up the next try.
 */
const TIMEOUT_MS = 9900;

/** The library repeats a request twice unless it is given a number; it takes 0 for none. */
const NEVER_AGAIN = -1;

/** Where the service answers beside the app itself; a pretended one does so in preview, in dev and in tests. */
const BESIDE = '/deep-links';

/**
 * What is behind the id of a link, as the service hands it over: whatever it is. Nothing is loaded before and nothing stored,
 * whatever the visitor agreed to; the one call also names the page and its referrer (decision D-197). Rejects where the service
 * cannot be asked, and may stay silent.
 */
export async function openDeepLink(
  { initCode, appKey }: DeepLinkKeys,
  matchId: string,
  load: () => Promise<Library> = loadLibrary,
): Promise<unknown> {
  const library = await load();
  library.setAPIUrl(import.meta.env.VITE_DEEP_LINKS || addressBeside());
  // What it would do after its answer: report the page.
  library.renderQueue = () => {};
  return new Promise((resolve, reject) => {
    library.init(
      appKey,
      {
        branch_match_id: matchId,
        tracking_disabled: true,
        no_journeys: true,
        metadata: { initCode },
        timeout: TIMEOUT_MS,
        retries: NEVER_AGAIN,
      },
      (error, data) => {
        sweep();
        if (error) reject(new Failure('server', { cause: error }));
        else resolve(data?.data_parsed);
      },
    );
    sweep();
  });
}

/** The library keeps an empty record of its own even where it stores nothing. */
function sweep(): void {
  try {
    window.sessionStorage.removeItem('branch_session');
    window.localStorage.removeItem('branch_session_first');
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/** The library takes no host without a dot; on a developer's computer both names lead to one server. */
function addressBeside(): string {
  return new URL(BESIDE, window.location.href.replace('//localhost', '//127.0.0.1')).href;
}
