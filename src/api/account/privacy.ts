import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { operation } from '../operation.ts';
import { accountKey } from './account-key.ts';

const wire = v.object({ doNotSellOrShare: v.boolean() });
const path = '/apiproxy/v1/account/privacy';

/** The member's choice not to have personal information sold or shared (ACC-114). */
export const readPrivacy = operation({ method: 'GET', path, answer: wire });

export const savePrivacy = operation({ method: 'PUT', path, body: wire, answer: v.unknown() });

/** The member's privacy choice (ACC-114), read whenever a page opens: another device may have changed it. */
export const privacyQuery = () =>
  queryOptions({
    queryKey: [...accountKey, 'privacy'],
    queryFn: ({ signal }) => readPrivacy({ signal }),
    staleTime: 0,
  });
