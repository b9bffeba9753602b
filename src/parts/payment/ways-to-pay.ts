import { useQuery } from '@tanstack/react-query';
import { paymentMethodsQuery } from '#api/account/payment-methods.ts';
import { type FailureCode, failureCodeOf } from '#domain/failure.ts';
import { hasId, isExpired, isSpendable, type PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { useIsConfigurationKnown } from '#session/configuration.ts';
import { useSession } from '#session/session-provider.tsx';

/** What a member’s card can be reloaded with, or a gift paid; the best choice first, null until that and the amounts are known. */
type WaysToPay = {
  readonly methods: readonly PaymentMethod[] | null;
  readonly failure: FailureCode | null;
  readonly retry: () => void;
};

type Needs = {
  /** Only members have any: false where others come to the same page. */
  readonly isMember?: boolean;
  /** Either id of what pays already, which may be of a kind that is not chosen here. */
  readonly payer?: string | null;
};

export function useWaysToPay({ isMember = true, payer = null }: Needs = {}): WaysToPay {
  const { clock } = useSession();
  const isConfigured = useIsConfigurationKnown();
  const { data, error, refetch } = useQuery({ ...paymentMethodsQuery(), enabled: isMember });
  const usable = data?.filter((method) => isSpendable(method) || hasId(method, payer));
  const now = clock.now();
  const rank = (method: PaymentMethod) => (isExpired(method, now) ? 2 : method.isDefault ? 0 : 1);
  return {
    methods: isConfigured && usable ? usable.sort((one, other) => rank(one) - rank(other)) : null,
    failure: !data && error ? failureCodeOf(error) : null,
    retry: () => void refetch(),
  };
}
