import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { type CommunicationPreferences, productMailFlag } from '#domain/account/communication-preferences.ts';
import { Failure } from '#domain/failure.ts';
import { operation } from '../operation.ts';
import { accountKey } from './account-key.ts';

/** The flags of the create form (ACC-108). The brand's own is named by the product, so the schema is open for it: a boolean. */
const flags = v.looseObject({
  receiveGeneralEmailCommunications: v.boolean(),
  receivePersonalizedEmailCommunications: v.boolean(),
});

type Flags = v.InferOutput<typeof flags>;

const path = '/apiproxy/v1/account/communication-preferences';

export const readCommunicationPreferences = operation({ method: 'GET', path, answer: flags });

export const saveCommunicationPreferences = operation({ method: 'PUT', path, body: flags, answer: v.unknown() });

/** What is sent of the choices where the brand is `product`. */
export function flagsOf(preferences: CommunicationPreferences, product: string): Flags {
  return {
    [productMailFlag(product)]: preferences.product,
    receiveGeneralEmailCommunications: preferences.general,
    receivePersonalizedEmailCommunications: preferences.personalized,
  };
}

function preferencesOf(answer: Flags, product: string): CommunicationPreferences {
  const own = answer[productMailFlag(product)];
  if (typeof own !== 'boolean') throw new Failure('bad-answer');
  return {
    product: own,
    general: answer.receiveGeneralEmailCommunications,
    personalized: answer.receivePersonalizedEmailCommunications,
  };
}

/** What the server holds now. */
export const readPreferences = async (product: string, signal: AbortSignal): Promise<CommunicationPreferences> =>
  preferencesOf(await readCommunicationPreferences({ signal }), product);

/** The query key of the preferences under every brand. */
export const communicationPreferencesKey = [...accountKey, 'communication-preferences'] as const;

/** Asked anew whenever the page is opened: another device may have changed them. */
export const communicationPreferencesQuery = (product: string) =>
  queryOptions({
    queryKey: [...communicationPreferencesKey, product],
    queryFn: ({ signal }) => readPreferences(product, signal),
    staleTime: 0,
  });
