import { useSelector } from '@xstate/react';
import { useMessages } from '#messages/messages-provider.tsx';
import { FocusKept } from '#parts/loading/focus-kept.tsx';
import { useOnReconnect } from '#parts/loading/use-on-reconnect.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { CartPage } from './cart.flow.ts';

/** Whether it is known what the store has; where it is, the lines show it. */
export function Comparison({ availability }: Pick<CartPage, 'availability'>) {
  const { text, failureText } = useMessages();
  const isComparing = useSelector(availability, (now) => now.hasTag('busy'));
  const failure = useSelector(availability, ({ context }) => context.failure);
  const retry = () => availability.send({ type: 'comparison.retried' });
  useOnReconnect(failure === 'offline', retry);
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {isComparing ? text('ordering.cart.checking') : null}
      </VisuallyHidden>
      {failure ? (
        <FocusKept>
          <Notice
            tone="error"
            live="polite"
            title={text('ordering.cart.check-failed')}
            action={
              <Button size="small" variant="secondary" onClick={retry}>
                {text('common.try-again')}
              </Button>
            }
          >
            {failureText(failure)}
          </Notice>
        </FocusKept>
      ) : null}
    </>
  );
}
