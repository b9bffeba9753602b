import { useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { PopoverDialog } from '#ui/popover-dialog/popover-dialog.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { type ToastData, ToastRegion } from '#ui/toast/toast-region.tsx';
import * as css from './design-gallery.css.ts';
import { GallerySection, Specimen } from './specimen.tsx';

const tones = ['info', 'success', 'warning', 'error'] as const;
type Overlay = 'dialog' | 'center' | 'side' | 'popover';

export function MessagesSection() {
  const [overlay, setOverlay] = useState<Overlay | undefined>(undefined);
  const [toasts, setToasts] = useState<ReadonlyArray<Pick<ToastData, 'id' | 'text' | 'tone'>>>([]);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setOverlay(undefined);
  const dismiss = (id: string) => setToasts((known) => known.filter((toast) => toast.id !== id));
  const show = (tone: ToastData['tone'], text: string) =>
    setToasts((known) => [...known, { id: `${tone}-${known.length}`, tone, text }]);
  return (
    <GallerySection title="Messages and overlays">
      <div className={css.columns}>
        {tones.map((tone) => (
          <Notice
            key={tone}
            tone={tone}
            title={`A notice, ${tone}`}
            action={
              tone === 'error' ? (
                <Button size="small" variant="secondary">
                  Try again
                </Button>
              ) : undefined
            }
            {...(tone === 'warning' ? { dismiss: { label: 'Dismiss', onPress: () => undefined } } : {})}
          >
            It says what happened and what can be done, in one or two lines of text.
          </Notice>
        ))}
      </div>
      <Specimen name="Dialog, ResponsiveDialog (sheet on a phone), PopoverDialog, toasts">
        <div className={css.row}>
          <Button variant="secondary" onClick={() => setOverlay('dialog')}>
            Dialog
          </Button>
          <Button variant="secondary" onClick={() => setOverlay('center')}>
            Sheet or center
          </Button>
          <Button variant="secondary" onClick={() => setOverlay('side')}>
            Sheet or side
          </Button>
          <Button ref={anchor} variant="secondary" onClick={() => setOverlay('popover')}>
            At its button
          </Button>
          <Button variant="ghost" onClick={() => show('success', 'Pine Street is a favorite')}>
            Toast with undo
          </Button>
          <Button variant="ghost" onClick={() => show('error', 'We could not save that. Check your connection.')}>
            Error toast
          </Button>
        </div>
      </Specimen>
      <Dialog
        open={overlay === 'dialog'}
        onClose={close}
        title="Remove this card?"
        description="Its balance stays on the card; you can add it again."
        closeLabel="Close"
        actions={
          <>
            <Button variant="ghost" onClick={close}>
              Keep it
            </Button>
            <Button onClick={close}>Remove</Button>
          </>
        }
      />
      <ResponsiveDialog
        open={overlay === 'center' || overlay === 'side'}
        placement={overlay === 'side' ? 'side' : 'center'}
        onClose={close}
        title="Filter stores"
        closeLabel="Close"
        actions={<Button onClick={close}>Show 24 stores</Button>}
      >
        <div className={css.section}>
          <TextField label="Name" />
          <p>
            A sheet rises from the bottom of a phone. From 640 px on, the same part stands in the middle or at the side.
          </p>
        </div>
      </ResponsiveDialog>
      <PopoverDialog
        anchor={anchor}
        open={overlay === 'popover'}
        onClose={close}
        title="Show only"
        closeLabel="Close"
        actions={<Button onClick={close}>Show 24 stores</Button>}
      >
        <p>What it changes stays in sight beside it.</p>
      </PopoverDialog>
      <ToastRegion
        label="Notifications of the gallery"
        toasts={toasts.map((toast) => ({
          ...toast,
          ...(toast.tone === 'success' ? { action: { label: 'Undo', onPress: () => dismiss(toast.id) } } : {}),
          onDismiss: () => dismiss(toast.id),
          dismissLabel: 'Dismiss',
        }))}
      />
    </GallerySection>
  );
}
