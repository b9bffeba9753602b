import * as v from 'valibot';
import { CURBSIDE } from '#domain/pickup/curbside.ts';
import { graphOperation } from '../graph-operation.ts';
import { guestRefusals } from './guest-session.ts';

const LIMITS = { STORE_CLOSED: 'closed', CURBSIDE_UNAVAILABLE: 'unavailable' } as const;

const contract = {
  name: 'create-customer-arrival',
  query: `mutation CreateCustomerArrival($customerArrivalInput: CustomerArrivalInput!) {
  createCustomerArrival(customerArrivalInput: $customerArrivalInput) { arrived }
}`,
  variables: v.object({
    customerArrivalInput: v.strictObject({
      pickUpOption: v.literal(CURBSIDE),
      storeNumber: v.string(),
      orderToken: v.nullable(v.string()),
      displayName: v.pipe(v.string(), v.nonEmpty()),
      stallNumber: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  }),
  answer: v.pipe(
    v.unknown(),
    v.transform(() => ({ outcome: 'arrived' as const })),
  ),
  refused: v.pipe(
    v.object({ code: v.picklist(['STORE_CLOSED', 'CURBSIDE_UNAVAILABLE']) }),
    v.transform(({ code }) => ({ outcome: 'limited' as const, limit: LIMITS[code] })),
  ),
} as const;

/**
 * Says at which spot a customer waits (CRB-005). A server that has had the same `orderToken` answers as the first time
 * (CRB-015); without a token it decides by itself (decision AO-62). Throws a `Failure`.
 */
export const createCustomerArrival = graphOperation(contract);

/** Says where a guest waits, whose session may be over by then: that the server knows no guest ends no session (AMB-49, D-172). */
export const createCustomerArrivalOfGuest = graphOperation({ ...contract, refusals: guestRefusals });
