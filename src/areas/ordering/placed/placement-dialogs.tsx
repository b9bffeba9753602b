import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { useBackWaits } from '#parts/back-waits.ts';
import { PAYMENT_SUMMARY } from '#parts/hash-sheet.ts';
import { Link } from '#parts/link.tsx';
import { FocusKept } from '#parts/loading/focus-kept.tsx';
import { useOrderPlacement } from '#session/ordering/order-placement.ts';
import { lostOrderOf } from '#session/ordering/placement-outcome.ts';
import { useVisitor } from '#session/session-provider.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { page } from '#ui/theme/layout.css.ts';
import { Confirmation } from './confirmation.tsx';
import { banner } from './placed-order.css.ts';

export type PlacementDialogsProps = {
  readonly isConfirmed: boolean;
  /** The page that the confirmation lies over is on its way. */
  readonly isPageLeft: boolean;
  /** Only a member can learn what became of it, and the session has ended. */
  readonly isSignInNeeded: boolean;
};

/** What an order came to, or that it is not known yet; a doubt comes before everything else. */
export function PlacementDialogs({ isConfirmed, isPageLeft, isSignInNeeded }: PlacementDialogsProps) {
  const { placement, reload } = useOrderPlacement();
  if (placement.hasTag('unsure')) return <OrderDoubt isSignInNeeded={isSignInNeeded} />;
  if (reload.hasTag('unsure') && !isConfirmed) return <ReloadDoubt isSignInNeeded={isSignInNeeded} />;
  return <Confirmation open={isConfirmed} isPageLeft={isPageLeft} />;
}

type NeedsSignIn = Pick<PlacementDialogsProps, 'isSignInNeeded'>;

/** The answer to an order was lost: it is looked for, and never sent again by itself (FC-020). */
function OrderDoubt({ isSignInNeeded }: NeedsSignIn) {
  const { text } = useMessages();
  const { placement, reload, send } = useOrderPlacement();
  const navigate = useNavigate();
  const busy = placement.hasTag('busy');
  const lost = lostOrderOf({ placement, reload });
  const isMissing = lost === 'missing';
  const leave = () => {
    send({ type: 'placement.dismissed' });
    void navigate({ to: '/menu/cart' });
  };
  if (lost === 'unknowable') return <GuestDoubt onLeave={leave} onInsist={null} />;
  if (lost === 'undecided') return <GuestDoubt onLeave={leave} onInsist={() => send({ type: 'order.insisted' })} />;
  return (
    <Doubt
      title={text(
        isMissing ? 'order-placed.doubt.missing' : busy ? 'order-placed.doubt.looking' : 'order-placed.doubt.unsure',
      )}
      words={text(isMissing ? 'order-placed.doubt.missing-text' : 'order-placed.doubt.unsure-text')}
      failure={placement.context.failure}
      isSignInNeeded={isSignInNeeded}
      busy={busy}
      busyLabel={text('order-placed.doubt.busy')}
      leaveLabel={text('order-placed.doubt.back')}
      onLeave={leave}
    />
  );
}

type GuestDoubtProps = {
  readonly onLeave: () => void;
  /** Null where no order was asked for meanwhile. */
  readonly onInsist: (() => void) | null;
};

/** Back puts a doubt aside as its button does. A way on to another page, such as to sign in, leaves it open. */
function useDoubtCloses(onLeave: () => void): () => void {
  return useBackCloses((isWayBack) => {
    if (isWayBack) onLeave();
  });
}

/** Only the guest who ordered could look for it: who is here now decides whether to order (D-312). */
function GuestDoubt({ onLeave, onInsist }: GuestDoubtProps) {
  const { text } = useMessages();
  const close = useDoubtCloses(onLeave);
  return (
    <ResponsiveDialog
      open
      keepOnOutsidePress
      onClose={close}
      title={text('order-placed.doubt.unsure')}
      description={text('order-placed.doubt.guest-text')}
      closeLabel={text('common.close')}
      actions={
        <>
          <Button variant={onInsist ? 'secondary' : 'primary'} onClick={close}>
            {text('order-placed.doubt.back')}
          </Button>
          {onInsist ? <Button onClick={onInsist}>{text('order-placed.doubt.order-anyway')}</Button> : null}
        </>
      }
    />
  );
}

/** The answer to a reload was lost: the same one is asked about, and charged once at most (FC-025). */
function ReloadDoubt({ isSignInNeeded }: NeedsSignIn) {
  const { text } = useMessages();
  const { reload, send } = useOrderPlacement();
  const busy = reload.hasTag('busy');
  return (
    <Doubt
      title={text('order-placed.reload.unsure')}
      words={text('order-placed.reload.unsure-text')}
      failure={reload.context.failure}
      isSignInNeeded={isSignInNeeded}
      busy={busy}
      busyLabel={text('order-placed.reload.busy')}
      leaveLabel={text('common.not-now')}
      onLeave={() => send({ type: 'placement.dismissed' })}
    />
  );
}

type DoubtProps = NeedsSignIn & {
  readonly title: string;
  readonly words: string;
  /** Why it could not be learnt. */
  readonly failure: FailureCode | null;
  readonly busy: boolean;
  readonly busyLabel: string;
  readonly leaveLabel: string;
  readonly onLeave: () => void;
};

function Doubt({ title, words, failure, isSignInNeeded, busy, busyLabel, leaveLabel, onLeave }: DoubtProps) {
  const { text, failureText } = useMessages();
  const { send } = useOrderPlacement();
  // Who has signed in again reads it no more.
  const why = failure === 'signed-out' && !isSignInNeeded ? null : failure;
  const close = useDoubtCloses(onLeave);
  // While it is looked for there is nothing to leave with.
  useBackWaits(() => busy);
  const leave = () => {
    if (!busy) close();
  };
  return (
    <ResponsiveDialog
      open
      keepOnOutsidePress
      onClose={leave}
      title={title}
      description={words}
      closeLabel={text('common.close')}
      actions={
        <>
          <Button variant="secondary" unavailable={busy} onClick={leave}>
            {leaveLabel}
          </Button>
          {isSignInNeeded ? (
            <SignIn />
          ) : (
            <Button busy={busy} busyLabel={busyLabel} onClick={() => send({ type: 'check.pressed' })}>
              {text('common.check-again')}
            </Button>
          )}
        </>
      }
    >
      <p role="status">{why === null || busy ? null : failureText(why)}</p>
    </ResponsiveDialog>
  );
}

/** Only who signs in again can learn it; the doubt waits on the page to which that leads back. */
function SignIn() {
  const { text } = useMessages();
  const { addressOf } = useRouter().options.context;
  const returnUrl = useRouterState({ select: ({ location }) => addressOf(location) });
  return (
    // In place of the dialog's entry, on which Back would be left.
    <ButtonLink render={<Link to="/account/signin" search={{ returnUrl }} replace />}>
      {text('common.sign-in')}
    </ButtonLink>
  );
}

/** An order was turned away after its page was left, which says why once it is there again (D-412). */
export function UnplacedBanner() {
  const { text } = useMessages();
  const { placement, reload, send } = useOrderPlacement();
  const isMember = useVisitor().kind === 'member';
  const isOfGuest = Boolean(placement.context.request?.order.guest);
  const back = isOfGuest ? <Link to="/menu/cart/guest/checkout" /> : <Link to="/menu/cart" hash={PAYMENT_SUMMARY} />;
  return (
    <div className={page.wide}>
      <FocusKept>
        <Notice
          tone="error"
          live="assertive"
          className={banner}
          title={text(
            reload.hasTag('reloaded') ? 'ordering-summary.reloaded-not-placed' : 'ordering-summary.not-placed',
          )}
          // Who has signed in since has no way to the page of a guest.
          action={
            isOfGuest && isMember ? undefined : <TextLink render={back}>{text('order-placed.doubt.back')}</TextLink>
          }
          dismiss={{ label: text('common.dismiss'), onPress: () => send({ type: 'placement.dismissed' }) }}
        />
      </FocusKept>
    </div>
  );
}
