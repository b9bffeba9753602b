import { useSelector } from '@xstate/react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useTag } from '#parts/flow/use-tag.ts';
import { LoadError } from '#parts/loading/load-error.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { CartPage } from './cart.flow.ts';

/** Whether it is known what the store has; where it is, the lines show it. */
export function Comparison({ availability }: Pick<CartPage, 'availability'>) {
  const { text } = useMessages();
  const isComparing = useTag(availability, 'busy');
  const failure = useSelector(availability, ({ context }) => context.failure);
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {isComparing ? text('ordering.cart.checking') : null}
      </VisuallyHidden>
      {failure ? (
        <LoadError
          title={text('ordering.cart.check-failed')}
          failure={failure}
          live="polite"
          buttonSize="small"
          onRetry={() => availability.send({ type: 'retry.pressed' })}
        />
      ) : null}
    </>
  );
}
