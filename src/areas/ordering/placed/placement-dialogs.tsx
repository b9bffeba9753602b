import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { useOrderPlacement } from '#session/order-placement.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { Confirmation } from './confirmation.tsx';

export interface PlacementDialogsProps {
  readonly isConfirmed: boolean;
  /** The page that the confirmation lies over is on its way. */
  readonly isPageLeft: boolean;
}

/** What an order came to, or that it is not known yet; a doubt comes before everything else. */
export function PlacementDialogs({ isConfirmed, isPageLeft }: PlacementDialogsProps) {
  const { placement, reload } = useOrderPlacement();
  if (placement.hasTag('unsure')) return <OrderDoubt />;
  if (reload.hasTag('unsure')) return <ReloadDoubt />;
  return <Confirmation open={isConfirmed} isPageLeft={isPageLeft} />;
}

/** The answer to an order was lost: it is looked for, and never sent again by itself (FC-020). */
function OrderDoubt() {
  const { text, failureText } = useMessages();
  const { placement, send } = useOrderPlacement();
  const navigate = useNavigate();
  const busy = placement.hasTag('busy');
  const isMissing = placement.matches({ ready: { doubtful: 'missing' } });
  const { failure } = placement.context;
  const leave = () => {
    send({ type: 'placement.dismissed' });
    void navigate({ to: '/menu/cart' });
  };
  return (
    <Doubt
      title={text(
        isMissing ? 'order-placed.doubt.missing' : busy ? 'order-placed.doubt.looking' : 'order-placed.doubt.unsure',
      )}
      words={text(isMissing ? 'order-placed.doubt.missing-text' : 'order-placed.doubt.unsure-text')}
      why={failure === null || busy ? null : failureText(failure)}
      busy={busy}
      busyLabel={text('order-placed.doubt.busy')}
      leaveLabel={text('order-placed.doubt.back')}
      onLeave={leave}
    />
  );
}

/** The answer to a reload was lost: the same one is asked about, and charged once at most (FC-025). */
function ReloadDoubt() {
  const { text, failureText } = useMessages();
  const { reload, send } = useOrderPlacement();
  const busy = reload.hasTag('busy');
  const { failure } = reload.context;
  return (
    <Doubt
      title={text('order-placed.reload.unsure')}
      words={text('order-placed.reload.unsure-text')}
      why={failure === null || busy ? null : failureText(failure)}
      busy={busy}
      busyLabel={text('order-placed.reload.busy')}
      leaveLabel={text('common.not-now')}
      onLeave={() => send({ type: 'placement.dismissed' })}
    />
  );
}

type DoubtProps = {
  readonly title: string;
  readonly words: string;
  readonly why: string | null;
  readonly busy: boolean;
  readonly busyLabel: string;
  readonly leaveLabel: string;
  readonly onLeave: () => void;
};

function Doubt({ title, words, why, busy, busyLabel, leaveLabel, onLeave }: DoubtProps) {
  const { text } = useMessages();
  const { send } = useOrderPlacement();
  const leave = () => {
    if (!busy) onLeave();
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
          <Button busy={busy} busyLabel={busyLabel} onClick={() => send({ type: 'check.pressed' })}>
            {text('common.check-again')}
          </Button>
        </>
      }
    >
      <p role="status">{why}</p>
    </ResponsiveDialog>
  );
}
