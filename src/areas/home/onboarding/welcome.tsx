import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { Link } from '#parts/link.tsx';
import { Art } from '#ui/art/art.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import * as css from './onboarding-cards.css.ts';

export type WelcomeProps = {
  readonly onDismissed: () => void;
};

/** The first thing that a new member sees, once: order something, or put money on the card (FED-077). */
export function Welcome({ onDismissed }: WelcomeProps) {
  const { text } = useMessages();
  const close = useBackCloses(onDismissed);
  return (
    <ResponsiveDialog
      open
      onClose={close}
      closeLabel={text('common.close')}
      title={text('home-feed.welcome.title')}
      description={text('home-feed.welcome.text')}
      actions={
        <>
          <ButtonLink
            variant="secondary"
            render={<Link to="/account/cards" hash="add-money" replace onClick={onDismissed} />}
          >
            {text('home-feed.task.SvcReload.title')}
          </ButtonLink>
          <ButtonLink render={<Link to="/menu" replace onClick={onDismissed} />}>
            {text('common.start-order')}
          </ButtonLink>
        </>
      }
    >
      <Art name="gift-congratulations" className={css.welcomePicture} />
    </ResponsiveDialog>
  );
}
