import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MessageArea } from '#messages/message-values.gen.ts';
import type { Session } from '#session/session.ts';
import type { Mounted, ViewHarness } from '../kit/view.ts';
import { mountScreen } from '../mount-screen.tsx';

const AREAS: readonly MessageArea[] = [
  'account.sign-in',
  'account.second-factor',
  'account.new-password',
  'account.profile',
  'account.join',
  'account.history',
  'cards',
  'rewards',
  'account.recover',
  'account.settings',
];

/** Mounts a screen of the accounts, with the words of all of them. */
export const mountAccount = (
  harness: Pick<ViewHarness, 'actors' | 'clock' | 'inspect'>,
  address: string,
  view: (session: Session) => ReactNode,
  prepare?: (queryClient: QueryClient) => void,
): Promise<Mounted> => mountScreen(harness, { areas: AREAS, address, ...(prepare && { prepare }) }, view);
