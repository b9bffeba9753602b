import type { SafePath } from '#domain/return-url.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import * as css from './stream-cards.css.ts';

export type FilmDialogProps = {
  readonly title: string;
  readonly titleHidden: boolean;
  readonly address: SafePath;
  readonly onClose: () => void;
};

/** The film of a card; it begins without sound. */
export function FilmDialog({ title, titleHidden, address, onClose }: FilmDialogProps) {
  const { text } = useMessages();
  const close = useBackCloses(onClose);
  return (
    <ResponsiveDialog open onClose={close} title={title} titleHidden={titleHidden} closeLabel={text('common.close')}>
      <video src={address} controls muted playsInline autoPlay width={640} height={360} className={css.film} />
    </ResponsiveDialog>
  );
}
