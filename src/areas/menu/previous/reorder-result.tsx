import { useRouter } from '@tanstack/react-router';
import type { SkippedItem } from '#domain/menu/previous-order.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { leaveOverlay, useBackCloses } from '#parts/back-closes.ts';
import { Link } from '#parts/link.tsx';
import { unavailableTexts } from '#parts/menu/availability-text.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './previous-orders.css.ts';
import type { useReorder } from './reorder.flow.ts';

type Reorder = ReturnType<typeof useReorder>;
type Result = NonNullable<Reorder['result']>;

/** What became of ordering again where not everything went into the cart; Back closes it. */
export function ReorderResult({ reorder, result }: { readonly reorder: Reorder; readonly result: Result }) {
  const { text, failureText } = useMessages();
  const { history } = useRouter();
  const { dismiss, skipped, addedCount, failure, limit } = reorder;
  const close = useBackCloses(dismiss);
  const retry = () => {
    reorder.retry();
    void leaveOverlay(history);
  };
  const frame = { open: true, onClose: close, closeLabel: text('common.close') } as const;
  const done = <Button onClick={close}>{text('common.got-it')}</Button>;
  if (result === 'partly') {
    return (
      <Dialog
        {...frame}
        title={text('menu-previous.partly', { count: addedCount })}
        description={text('menu-previous.partly-text')}
        actions={done}
      >
        <Skipped items={skipped} />
      </Dialog>
    );
  }
  if (result === 'refused') {
    return (
      <Dialog
        {...frame}
        title={text('menu-previous.refused')}
        actions={
          <>
            <Button variant="ghost" onClick={close}>
              {text('common.not-now')}
            </Button>
            <ButtonLink render={<Link to="/menu/store-locator" replace onClick={dismiss} />}>
              {text('common.choose-another-store')}
            </ButtonLink>
          </>
        }
      >
        <Skipped items={skipped} />
      </Dialog>
    );
  }
  if (result === 'tooMany') {
    return (
      <Dialog
        {...frame}
        title={text('menu-previous.limit', { limit })}
        description={text('menu-previous.limit-hint')}
        actions={done}
      />
    );
  }
  return (
    <Dialog
      {...frame}
      title={text('menu-previous.reorder-failed')}
      description={failureText(failure ?? 'unexpected')}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {text('common.not-now')}
          </Button>
          <Button onClick={retry}>{text('common.try-again')}</Button>
        </>
      }
    />
  );
}

function Skipped({ items }: { readonly items: readonly SkippedItem[] }) {
  const { text } = useMessages();
  return (
    <ul className={css.skipped}>
      {items.map(({ name, reason }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sizes of one product have the same name
        <li key={`${name} ${at}`}>
          <p className={look.strong}>{name}</p>
          <p className={look.smallMuted}>{text(reasonText(reason))}</p>
        </li>
      ))}
    </ul>
  );
}

const reasonText = (reason: SkippedItem['reason']) =>
  (reason === 'changed' ? null : unavailableTexts[reason]) ?? 'menu-previous.changed';
