import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { Link } from '#parts/link.tsx';
import { ProgrammePicture } from '#parts/programme-picture.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import * as css from './guest.css.ts';
import { useGuestAddCard } from './guest-add-card.flow.ts';

export type GuestAddCardSheetProps = {
  /** It was closed, or there was nothing to ask. */
  readonly onEnd: () => void;
};

/** Asks a guest who wants to add a card to join or to sign in (FED-021); a member is brought to the page at once. */
export function GuestAddCardSheet({ onEnd }: GuestAddCardSheetProps) {
  const { asking, close } = useGuestAddCard(onEnd);
  return asking ? <Question onClose={close} /> : null;
}

/** Its links take its place in the history, so that Back from there leads to the page below. */
function Question({ onClose }: { readonly onClose: () => void }) {
  const { text } = useMessages();
  const close = useBackCloses(onClose);
  return (
    <ResponsiveDialog
      open
      onClose={close}
      title={text('home-guest.sheet.title')}
      description={text('home-guest.sheet.text')}
      closeLabel={text('common.close')}
      actions={
        <>
          <ButtonLink
            variant="secondary"
            render={<Link to="/account/signin" search={{ returnUrl: '/account/cards/add' }} replace />}
          >
            {text('common.sign-in')}
          </ButtonLink>
          <ButtonLink render={<Link to="/account/create" replace />}>{text('common.join-now')}</ButtonLink>
        </>
      }
    >
      <ProgrammePicture name="sr6-rewards/join" size={[320, 240]} className={css.sheetPicture} />
    </ResponsiveDialog>
  );
}
