import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { confirmGrant, readGrantStatus } from '#api/grant/access-grant.ts';
import { Failure } from '#domain/failure.ts';
import type { GrantRequest } from '#domain/grant/access-grant.ts';
import { grantAddressOf } from '#domain/grant/grant-address.ts';
import { grantDecisionOf } from '#domain/grant/grant-decision.ts';
import { accessGrantMachine } from '#machines/grant/access-grant.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { replacePageBy } from '#platform/leave-page.ts';
import { onPresence } from '#platform/presence.ts';
import { resolveConfiguration } from '#session/configuration.ts';
import type { EveryActorOf } from '#session/every-actor.ts';

function grantActors(queryClient: QueryClient, request: GrantRequest | null): EveryActorOf<typeof accessGrantMachine> {
  const asked = () => {
    if (request === null) throw new Failure('unexpected');
    const { clientId, responseType, redirectUri, scope, state } = request;
    return {
      request,
      redirectUri: redirectUri ?? undefined,
      body: { clientId, responseType, scope: scope ?? undefined, state: state ?? undefined },
    };
  };
  const declared = async () => (await resolveConfiguration(queryClient)).grantSchemes;
  return {
    readStatus: fromPromise(async () => {
      const { request, redirectUri, body } = asked();
      const [status, schemes] = await Promise.all([
        readGrantStatus({ body: { ...body, requestRedirectUri: redirectUri } }),
        declared(),
      ]);
      return grantDecisionOf(status, request, schemes);
    }),
    // Not ended with the page: what was agreed to is done.
    confirmGrant: fromPromise(async ({ input: { question } }) => {
      const { request, redirectUri, body } = asked();
      const wanted = await confirmGrant({ body: { ...body, redirectUri: question?.address ?? redirectUri } });
      if (wanted === null) throw new Failure('redirect-missing');
      const address = grantAddressOf(wanted, request.clientId, await declared());
      if (address === null) throw new Failure('bad-answer');
      return address;
    }),
  };
}

/** One request of a client, until the browser goes back to it (OAU-005 to OAU-023). */
export function useAccessGrant(request: GrantRequest | null) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const actor = useFlow(accessGrantMachine, () => grantActors(queryClient, request), {
    input: { isComplete: request !== null },
    on: {
      // Back from the client leads to where the visitor came from, not to a request that is answered.
      'leave.requested': ({ address }) => {
        if (address !== null) replacePageBy(address);
      },
      'grant.dropped': () => void navigate({ to: '/', replace: true }),
    },
  });
  useEffect(
    () =>
      onPresence(() => {
        const noticed = { type: 'presence.noticed' } as const;
        if (actor.getSnapshot().can(noticed)) actor.send(noticed);
      }),
    [actor],
  );
  const state = useSelector(actor, (now) => now);
  const { question, failure, address } = state.context;
  return {
    phase: phaseOf(state),
    question,
    failure,
    address,
    isBusy: state.hasTag('busy'),
    isExplaining: state.hasTag('explaining'),
    confirm: () => actor.send({ type: 'grant.confirmed' }),
    cancel: () => actor.send({ type: 'grant.cancelled' }),
    closeExplanation: () => actor.send({ type: 'explanation.closed' }),
    repeat: () => actor.send({ type: 'retry.pressed' }),
  };
}

/** Which page stands; a dialog may lie over it. */
function phaseOf(state: SnapshotFrom<typeof accessGrantMachine>) {
  if (state.hasTag('incomplete')) return 'incomplete';
  if (state.hasTag('error')) return 'unread';
  if (state.hasTag('asking')) return 'asking';
  return state.hasTag('stalled') ? 'stalled' : 'waiting';
}
