import { paymentMethodsQuery } from '#api/account/payment-methods.ts';
import { PaymentMethodListScreen } from '#areas/payment-methods/payment-method-list.screen.tsx';
import { externalEvents } from '../kit/external-events.ts';
import { type MountParts, mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { FIRST, model, OTHER } from './payment-method-list.model.ts';

/** The list is as at the start of the walk again once a change is said to be done. */
function listMethods({ queryClient, session }: MountParts) {
  const { queryKey } = paymentMethodsQuery();
  const list = () => {
    queryClient.setQueryData(queryKey, [FIRST, OTHER]);
  };
  list();
  session.notices.actor.subscribe(list);
  externalEvents.register(({ methodId }) => {
    queryClient.setQueryData(
      queryKey,
      [FIRST, OTHER].map((method) => ({ ...method, isDefault: method.paymentMethodId === methodId })),
    );
  });
}

describeView('payment-methods/payment-method-list', model, (harness) =>
  mount(harness, <PaymentMethodListScreen returnUrl={undefined} />, {
    address: '/account/payment-method',
    prepare: listMethods,
  }),
);
