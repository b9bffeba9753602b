import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { CommunicationPreferences } from '#domain/communication-preferences.ts';
import { operation } from '../operation.ts';

const wire = v.object({
  receiveProductEmailCommunications: v.boolean(),
  receiveGeneralEmailCommunications: v.boolean(),
  receivePersonalizedEmailCommunications: v.boolean(),
});

const path = '/apiproxy/v1/account/communication-preferences';

export const readCommunicationPreferences = operation({
  method: 'GET',
  path,
  answer: v.pipe(
    wire,
    v.transform(
      (flags): CommunicationPreferences => ({
        product: flags.receiveProductEmailCommunications,
        general: flags.receiveGeneralEmailCommunications,
        personalized: flags.receivePersonalizedEmailCommunications,
      }),
    ),
  ),
});

export const saveCommunicationPreferences = operation({ method: 'PUT', path, body: wire, answer: v.unknown() });

/** Asked anew whenever the page is opened: another device may have changed them. */
export const communicationPreferencesQuery = () =>
  queryOptions({
    queryKey: ['account', 'communication-preferences'],
    queryFn: ({ signal }) => readCommunicationPreferences({ signal }),
    staleTime: 0,
  });
