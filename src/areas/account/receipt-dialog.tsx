import { useMessages } from '#messages/messages-provider.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { SkeletonText } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import { text as look } from '#ui/theme/text.css.ts';
import { useBackCloses } from './back-closes.ts';
import * as css from './history.css.ts';
import type { useHistory } from './history.flow.ts';
import { Failed } from './member-page.tsx';
import { useMoney } from './member-words.ts';

/** One receipt over the history; Back closes it (ACC-123, ACC-125). */
export function ReceiptDialog({ history }: { readonly history: ReturnType<typeof useHistory> }) {
  const { text } = useMessages();
  const close = useBackCloses(history.receipt.close);
  return (
    <ResponsiveDialog
      open
      onClose={close}
      title={text('member.receipt.title')}
      closeLabel={text('member.receipt.close')}
    >
      <Content history={history} />
    </ResponsiveDialog>
  );
}

function Content({ history: { receipt, state } }: { readonly history: ReturnType<typeof useHistory> }) {
  const { text } = useMessages();
  const money = useMoney();
  if (receipt.failure !== null) {
    return <Failed title={text('member.receipt.failed')} failure={receipt.failure} onRetry={receipt.retry} />;
  }
  const read = receipt.shown ? state.receipts[receipt.historyId ?? ''] : undefined;
  if (!read) {
    return (
      <div className={css.receipt}>
        <p role="status" className={visuallyHidden}>
          {text('member.receipt.loading')}
        </p>
        <SkeletonText lines={5} />
      </div>
    );
  }
  return (
    <div className={css.receipt}>
      {read.storeName === null ? null : <p className={look.strong}>{read.storeName}</p>}
      <dl className={css.lines}>
        {read.lines.map(({ name, quantity, amount }) => (
          <Line key={name} term={quantity > 1 ? `${text('member.receipt.quantity', { quantity })} ${name}` : name}>
            {money(amount)}
          </Line>
        ))}
      </dl>
      <dl className={css.totals}>
        <Line term={text('member.receipt.tax')}>{money(read.tax)}</Line>
        <Line term={text('member.receipt.tip')}>{money(read.tip)}</Line>
        <Line term={text('member.receipt.total')} className={css.grandTotal}>
          {money(read.total)}
        </Line>
        <Line term={text('member.receipt.paid-with')}>{read.paidWith}</Line>
      </dl>
    </div>
  );
}

interface LineProps {
  readonly term: string;
  readonly className?: string;
  readonly children: string;
}

function Line({ term, className, children }: LineProps) {
  return (
    <div className={classNames(css.line, className)}>
      <dt>{term}</dt>
      <dd className={css.lineAmount}>{children}</dd>
    </div>
  );
}
