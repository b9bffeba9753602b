import { QueryClient } from '@tanstack/react-query';
import { onTestFinished } from 'vitest';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { FlowRuntime } from '#session/flow-runtime.tsx';
import { createSession, type Session } from '#session/session.ts';
import { NO_OTHER_TABS } from './tabs.ts';

/** A session without an app around it, whose server is the `actors` given; it is stopped when its test is finished. */
export function sessionOf(actors: NonNullable<FlowRuntime['actors']>, clock: Clock = systemClock): Session {
  const session = createSession({ queryClient: new QueryClient(), channel: NO_OTHER_TABS, clock, runtime: { actors } });
  onTestFinished(session.start());
  return session;
}
