import { lookUp } from '#domain/look-up.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingStatus } from '#parts/loading/loading-status.tsx';
import { momentOf, useMoney } from '#parts/money-and-dates.ts';
import { printPage } from '#platform/document.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { SkeletonText } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { onPaper, printed } from '#ui/theme/printed.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './history.css.ts';
import type { useHistory } from './history.flow.ts';

/** One receipt over the history; Back closes it (ACC-123, ACC-125). */
export function ReceiptDialog({ history }: { readonly history: ReturnType<typeof useHistory> }) {
  const { text } = useMessages();
  const close = useBackCloses(history.receipt.close);
  return (
    <ResponsiveDialog
      open
      onClose={close}
      title={text('account.history.receipt.title')}
      closeLabel={text('common.close')}
      actions={
        history.receipt.shown ? (
          <Button variant="secondary" onClick={printPage}>
            {text('common.print')}
          </Button>
        ) : null
      }
    >
      <Content history={history} />
    </ResponsiveDialog>
  );
}

function Content({ history: { receipt, state } }: { readonly history: ReturnType<typeof useHistory> }) {
  const { text, number, locale } = useMessages();
  const money = useMoney();
  if (receipt.failure !== null) {
    return (
      <LoadError title={text('account.history.receipt.failed')} failure={receipt.failure} onRetry={receipt.retry} />
    );
  }
  const read = receipt.shown ? state.receipts[receipt.historyId ?? ''] : undefined;
  if (!read) {
    return (
      <div className={css.receipt}>
        <LoadingStatus>{text('account.history.receipt.loading')}</LoadingStatus>
        <SkeletonText lines={5} />
      </div>
    );
  }
  const pendingTip = lookUp(state.pendingTips, read.historyId);
  return (
    <div className={classNames(css.receipt, printed)}>
      <div className={css.receiptHead}>
        <p className={onPaper}>{text('shell.brand')}</p>
        {read.storeName === null ? null : <p className={look.strong}>{read.storeName}</p>}
        {read.storeAddress === null ? null : <p>{read.storeAddress}</p>}
        {read.date === null ? null : <p className={look.smallMuted}>{momentOf(read.date, locale)}</p>}
        {read.number === null ? null : (
          <p className={look.smallMuted}>{text('account.history.receipt.number', { number: read.number })}</p>
        )}
      </div>
      <dl className={css.lines}>
        {read.lines.map(({ name, quantity, amount }, at) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: the same product may stand on a receipt twice
            key={`${name} ${at}`}
            term={quantity > 1 ? `${text('account.history.receipt.quantity', { quantity })} ${name}` : name}
          >
            {money(amount, read.currency)}
          </Line>
        ))}
      </dl>
      <dl className={css.totals}>
        <Line term={text('account.history.receipt.tax')}>{money(read.tax, read.currency)}</Line>
        {read.tip === 0 ? null : (
          <Line term={text('account.history.receipt.tip')}>{money(read.tip, read.currency)}</Line>
        )}
        <Line term={text('common.total')} className={css.grandTotal}>
          {money(read.total, read.currency)}
        </Line>
        {/* Not charged yet, and so no part of the total (ACC-123). */}
        {pendingTip === undefined ? null : (
          <Line term={text('account.history.receipt.pending-tip')}>{money(pendingTip, read.currency)}</Line>
        )}
        <Line term={text('account.history.receipt.paid-with')}>{read.paidWith}</Line>
        {read.stars === null ? null : (
          <Line term={text('account.history.receipt.stars')}>{number(read.stars, {})}</Line>
        )}
      </dl>
    </div>
  );
}

type LineProps = {
  readonly term: string;
  readonly className?: string;
  readonly children: string;
};

function Line({ term, className, children }: LineProps) {
  return (
    <div className={classNames(css.line, className)}>
      <dt>{term}</dt>
      <dd className={css.lineAmount}>{children}</dd>
    </div>
  );
}
