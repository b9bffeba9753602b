import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { paymentMethodsQuery } from '#api/account/payment-methods.ts';
import { isEditable, isExpired, type PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import type { SafePath } from '#domain/return-url.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { FailureNotice } from '#parts/failure-notice.tsx';
import { Link } from '#parts/link.tsx';
import { LoadingOrError } from '#parts/loading/loading-or-error.tsx';
import * as page from '#parts/pages/member-page.css.ts';
import { MemberPage } from '#parts/pages/member-page.tsx';
import { PaymentMark } from '#parts/payment/payment-mark.tsx';
import { usePaymentMethodText } from '#parts/payment/payment-method-text.ts';
import { RemovalDialog } from '#parts/removal-dialog.tsx';
import { useKeptFocus } from '#parts/use-kept-focus.ts';
import { useClock } from '#session/session-provider.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { AddOptions } from './add-options.tsx';
import { type PaymentMethodListFlow, usePaymentMethodList } from './payment-method-list.flow.ts';
import * as css from './payment-methods.css.ts';

type PaymentMethodListScreenProps = {
  /** Where a flow goes on that sent the member here to add a way to pay. */
  readonly returnUrl: SafePath | undefined;
};

/** The member's saved ways to pay (CRD-037, CRD-050, BIL-001). */
export function PaymentMethodListScreen({ returnUrl }: PaymentMethodListScreenProps) {
  const { text } = useMessages();
  const query = useQuery(paymentMethodsQuery());
  const methods = query.data;
  const flow = usePaymentMethodList(methods);
  // Not the list: it goes with its last method.
  const part = useRef<HTMLDivElement>(null);
  return (
    <MemberPage back={{ to: '/account/for-you', label: text('common.for-you') }} title={text('common.payment-methods')}>
      {flow.failure && !flow.isAsking ? <FailureNotice failure={flow.failure} /> : null}
      {methods ? (
        <Methods methods={methods} flow={flow} returnUrl={returnUrl} part={part} />
      ) : (
        <LoadingOrError query={query} title={text('payment-methods.list.failed')} />
      )}
      {flow.isAsking ? <RemovalQuestion flow={flow} part={part} /> : null}
    </MemberPage>
  );
}

/** What stays while methods come and go. */
type Part = { readonly part: RefObject<HTMLDivElement | null> };

interface MethodsProps extends PaymentMethodListScreenProps {
  readonly methods: readonly PaymentMethod[];
  readonly flow: PaymentMethodListFlow;
}

function Methods({ methods, flow, returnUrl, part }: MethodsProps & Part) {
  const { text } = useMessages();
  // The button that makes one the default goes with its press.
  useKeptFocus(part);
  return (
    <>
      <div ref={part} tabIndex={-1}>
        {methods.length === 0 ? (
          <EmptyState picture="card-problem" title={text('payment-methods.list.none')} compact>
            <p>{text('payment-methods.list.none-text')}</p>
          </EmptyState>
        ) : (
          <Card padding="none">
            <ul className={page.list}>
              {methods.map((method) => (
                <MethodRow key={method.paymentMethodId} method={method} flow={flow} returnUrl={returnUrl} />
              ))}
            </ul>
          </Card>
        )}
      </div>
      <AddOptions returnUrl={returnUrl} />
    </>
  );
}

function MethodRow({ method, flow, returnUrl }: Omit<MethodsProps, 'methods'> & { readonly method: PaymentMethod }) {
  const { text } = useMessages();
  const name = usePaymentMethodText()(method);
  const isDefault = flow.isDefault(method);
  return (
    <li className={css.row}>
      <span className={css.facts}>
        <PaymentMark type={method.paymentType} />
        <span className={css.words}>
          <span className={css.name}>
            <span className={look.strong}>{name}</span>
            {isDefault ? <Badge tone="success">{text('payment-methods.list.default')}</Badge> : null}
          </span>
          <Expiry method={method} />
        </span>
      </span>
      <span className={css.actions}>
        {isDefault ? null : (
          <Button variant="ghost" size="small" unavailable={flow.busy} onClick={() => flow.makeDefault(method)}>
            <span aria-hidden="true">{text('payment-methods.list.make-default')}</span>
            <VisuallyHidden>{text('payment-methods.list.make-default-name', { name })}</VisuallyHidden>
          </Button>
        )}
        {isEditable(method) ? (
          <ButtonLink
            variant="ghost"
            size="small"
            render={
              <Link
                to="/account/payment-method/edit/billing-address"
                search={{ method: method.paymentMethodId, ...(returnUrl && { returnUrl }) }}
              />
            }
          >
            <span aria-hidden="true">{text('common.edit')}</span>
            <VisuallyHidden>{text('common.edit-named', { name })}</VisuallyHidden>
          </ButtonLink>
        ) : null}
        <Button
          variant="ghost"
          size="small"
          unavailable={flow.busy}
          aria-label={text('common.remove-named', { name })}
          onClick={() => flow.requestRemoval(method)}
        >
          {text('common.remove')}
        </Button>
      </span>
    </li>
  );
}

function Expiry({ method }: { readonly method: PaymentMethod }) {
  const { text } = useMessages();
  const clock = useClock();
  const { expires } = method;
  if (expires === null) return null;
  const date = { month: String(expires.month).padStart(2, '0'), year: String(expires.year % 100).padStart(2, '0') };
  return isExpired(method, clock.now()) ? (
    <span>
      <Badge tone="danger">{text('payment-methods.list.expired', date)}</Badge>
    </span>
  ) : (
    <span className={look.smallMuted}>{text('payment-methods.list.expires', date)}</span>
  );
}

function RemovalQuestion({ flow, part }: Part & { readonly flow: PaymentMethodListFlow }) {
  const { text } = useMessages();
  const nameOf = usePaymentMethodText();
  return (
    <RemovalDialog
      removal={flow}
      beside={part}
      title={text('payment-methods.list.remove-title')}
      description={flow.chosen ? text('payment-methods.list.remove-text', { name: nameOf(flow.chosen) }) : ''}
    />
  );
}
