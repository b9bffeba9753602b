import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { StoreRequest } from '#domain/ordering/order-store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { leaveOverlay, useBackCloses } from '#parts/back-closes.ts';
import { Link } from '#parts/link.tsx';
import { storeRefusalOf, useOrderStorePort, useOrderStoreSnapshot } from '#session/order-store/order-store.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

type OrderStoreDialogsProps = {
  /** The address behind the dialog: where signing in and joining lead back to. */
  readonly href: string;
};

/** Why a store did not become the order store, each with its own way forward (LOC-071 to LOC-076, ORD-080). */
export function OrderStoreDialogs({ href }: OrderStoreDialogsProps) {
  const { history } = useRouter();
  const snapshot = useOrderStoreSnapshot();
  const isOpen = snapshot?.hasTag('dialog') === true;
  const isChecked = snapshot?.hasTag('busy') === true;
  const wasOpen = useRef(false);
  // A check that takes the dialog away leads on: Back is to the page below, not to the entry of the dialog.
  useLayoutEffect(() => {
    if (wasOpen.current && isChecked) void leaveOverlay(history);
    wasOpen.current = isOpen;
  }, [isOpen, isChecked, history]);
  return snapshot && isOpen ? <Refusal href={href} snapshot={snapshot} /> : null;
}

type RefusalProps = OrderStoreDialogsProps & {
  readonly snapshot: NonNullable<ReturnType<typeof useOrderStoreSnapshot>>;
};

/** What is said where the way forward is another store. */
const ELSEWHERE = {
  closed: { title: 'ordering.store-closed', hint: 'ordering.store-closed-hint' },
  notReady: { title: 'ordering.store-not-ready', hint: 'ordering.store-not-ready-hint' },
  unknownStore: { title: 'failures.store-not-found', hint: 'ordering.store-unknown-hint' },
} as const;

/** Back closes it; where it leads on, that takes its place in the history. */
function Refusal({ href, snapshot }: RefusalProps) {
  const { text, failureText } = useMessages();
  const port = useOrderStorePort();
  const dismiss = () => port.send({ type: 'dialog.dismissed' });
  const close = useBackCloses(dismiss);
  const { request, failure } = snapshot.context;
  const refusal = storeRefusalOf(snapshot);
  const frame = { open: true, onClose: close, closeLabel: text('common.close') } as const;
  if (refusal === 'closed' || refusal === 'notReady' || refusal === 'unknownStore') {
    const { title, hint } = ELSEWHERE[refusal];
    const another = <AnotherStore href={href} onClose={close} onLeave={dismiss} />;
    return <Dialog {...frame} title={text(title)} description={text(hint)} actions={another} />;
  }
  if (refusal === 'accountRequired') {
    const returnUrl = returnUrlOf(request, href);
    return (
      <Dialog
        {...frame}
        title={text('ordering.account-required')}
        description={text('ordering.account-required-hint')}
        actions={
          <>
            <ButtonLink
              variant="secondary"
              render={<Link to="/account/create" search={{ returnUrl }} replace onClick={dismiss} />}
            >
              {text('common.join-now')}
            </ButtonLink>
            <ButtonLink render={<Link to="/account/signin" search={{ returnUrl }} replace onClick={dismiss} />}>
              {text('common.sign-in')}
            </ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <Dialog
      {...frame}
      title={text('ordering.check-failed')}
      description={failureText(failure ?? 'unexpected')}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {text('common.not-now')}
          </Button>
          <Button onClick={() => port.send({ type: 'retry.pressed' })}>{text('common.try-again')}</Button>
        </>
      }
    />
  );
}

type AnotherStoreProps = { href: string; onClose: () => void; onLeave: () => void };

/** Closes the dialog; away from the locators it leads to the picker, too. */
function AnotherStore({ href, onClose, onLeave }: AnotherStoreProps): ReactNode {
  const { text } = useMessages();
  const label = text('common.choose-another-store');
  if (/^(\/menu)?\/store-locator\b/.test(href)) return <Button onClick={onClose}>{label}</Button>;
  return <ButtonLink render={<Link to="/menu/store-locator" replace onClick={onLeave} />}>{label}</ButtonLink>;
}

/** With an account the visitor goes on to order at the store that asked for one. */
function returnUrlOf(request: StoreRequest | null, href: string): string {
  return request ? `/menu?storeNumber=${encodeURIComponent(request.storeNumber)}` : href;
}
