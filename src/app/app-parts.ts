import { QueryClient } from '@tanstack/react-query';
import { onAnswerDated } from '#api/answer-dates.ts';
import { onRetryAfter } from '#api/wait-asked.ts';
import type { Locale } from '#domain/locale.ts';
import type { PageWords } from '#domain/page-data.ts';
import { type Catalogue, createCatalogue, type ReadArea } from '#messages/catalogue.ts';
import type { ReadWait } from '#messages/messages.ts';
import { openTabChannel, type TabChannel } from '#platform/broadcast.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { FlowRuntime } from '#session/flow-runtime.tsx';
import { noteServerTime } from '#session/server-time.ts';
import { createSession, type Session } from '#session/session.ts';

/** What routes and screens get from the app: server state, session, texts. */
export type AppParts = {
  readonly queryClient: QueryClient;
  readonly session: Session;
  readonly catalogue: Catalogue;
};

export type AppPartsNeeds = {
  readonly locale: Locale;
  readonly channel?: TabChannel;
  readonly clock?: Clock;
  readonly readArea?: ReadArea;
  readonly pageWords?: PageWords | undefined;
  readonly runtime?: FlowRuntime;
};

/** What the server said last of the time of another try, for the words of whatever was refused. */
function readWaits(clock: Clock): ReadWait {
  let last = { at: 0, waitMs: 0 };
  onRetryAfter((waitMs) => {
    last = { at: clock.now(), waitMs };
  });
  return () => {
    // A clock that was set back makes none longer than was asked for.
    const left = last.waitMs - Math.max(0, clock.now() - last.at);
    return left > 0 ? left : null;
  };
}

/** The parts of one running app, of one page rendered at build, or of one test. */
export function createAppParts({
  locale,
  channel = openTabChannel(),
  clock,
  readArea,
  pageWords,
  runtime = {},
}: AppPartsNeeds): AppParts {
  const queryClient = new QueryClient({
    // Repeating is the transport's business; it knows which failures may pass.
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  const session = createSession({ queryClient, channel, runtime, ...(clock ? { clock } : {}) });
  onAnswerDated((answeredAt) => noteServerTime(session, answeredAt));
  const catalogue = createCatalogue(locale, { readArea, readWait: readWaits(clock ?? systemClock), pageWords });
  return { queryClient, session, catalogue };
}
