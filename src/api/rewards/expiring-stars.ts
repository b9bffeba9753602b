import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { MINUTE_MS } from '#domain/durations.ts';
import { graphOperation } from '../graph-operation.ts';
import { calendarDay, listAnswer } from '../tolerant.ts';
import { loyaltyKey } from './loyalty.ts';

/** Stars that expire on a day: `expirationDate` is a calendar day, YYYY-MM-DD. */
const expiringStars = v.object({
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  expirationDate: calendarDay,
});

/** The member's Stars that expire soon, the earliest first (ACC-131, ACC-132). */
export const readExpiringStars = graphOperation({
  name: 'get-expiring-stars',
  query: 'query GetExpiringStars { loyaltyProgram { expiringStars { amount expirationDate } } }',
  variables: v.object({}),
  answer: v.pipe(
    v.object({ loyaltyProgram: v.object({ expiringStars: listAnswer('expiring-stars', expiringStars) }) }),
    v.transform(({ loyaltyProgram }) =>
      loyaltyProgram.expiringStars.toSorted((one, other) => one.expirationDate.localeCompare(other.expirationDate)),
    ),
  ),
});

/** The member's Stars that expire soon, good for five minutes (ACC-131); rejects with a Failure. */
export const expiringStarsQuery = () =>
  queryOptions({
    queryKey: [...loyaltyKey, 'expiring-stars'],
    queryFn: ({ signal }) => readExpiringStars({ variables: {}, signal }),
    staleTime: 5 * MINUTE_MS,
  });
