import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { lazyPart, useFetchedPart } from '#parts/fetched-part.ts';
import { Link } from '#parts/link.tsx';
import { Art } from '#ui/art/art.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { brandPanel, page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { HotelBenefits } from './hotel-benefits.tsx';
import * as css from './hotel-landing.css.ts';
import { HOTEL_PAGE } from './hotel-paths.ts';
import { HotelTerms } from './hotel-terms.tsx';
import { usePartnershipUnlink } from './partnership-unlink.flow.ts';
import type { UnlinkDialogProps } from './unlink-dialog.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The question whether to unlink lies over the terms, in an entry of its own: Back closes it. */
    unlinkQuestion?: true | undefined;
  }
}

// It comes when it is wanted.
const UNLINK_DIALOG = lazyPart<UnlinkDialogProps>(async () => (await import('./unlink-dialog.tsx')).UnlinkDialog);

/** Where a member links an account with the hotel programme; the terms, and the way to unlink, stand below (PTN-001). */
export function HotelLandingScreen({ isUnlinkQuestion }: { readonly isUnlinkQuestion: boolean }) {
  const { text } = useMessages();
  const unlink = usePartnershipUnlink(isUnlinkQuestion);
  const unlinkLink = useRef<HTMLAnchorElement>(null);
  const close = useCloseQuestion();
  const UnlinkDialog = useFetchedPart(unlink.asking ? UNLINK_DIALOG : null, close, { mayReload: true });
  return (
    <div className={classNames(page.wide, css.page)}>
      <section className={classNames(brandPanel, css.hero)}>
        <Art name="hero-hotel" alt={text('rewards-partnership.hero')} urgent className={css.picture} />
        <div className={css.words}>
          <h1 className={classNames(look.heading1, css.heading)} tabIndex={-1}>
            {text('rewards-partnership.join')}
          </h1>
          <p className={look.lead}>{text('rewards-partnership.lead')}</p>
          <div className={css.actions}>
            {/* Who is signed out is sent to sign in by the guard of that page, and comes back to it (PTN-024, PTN-025). */}
            <ButtonLink size="large" render={<Link to={`${HOTEL_PAGE}/redirect`} />}>
              {text('rewards-partnership.join')}
            </ButtonLink>
            <TextLink standalone href="#terms">
              {text('rewards-partnership.read-terms')}
            </TextLink>
          </div>
        </div>
      </section>
      <HotelBenefits />
      <HotelTerms
        unlink={
          <Link
            ref={unlinkLink}
            to={HOTEL_PAGE}
            search={{ unlink: true }}
            hash
            state={{ unlinkQuestion: true }}
            resetScroll={false}
            hashScrollIntoView={false}
            className={css.unlink}
          >
            {text('rewards-partnership.unlink')}
          </Link>
        }
      />
      {unlink.asking && UnlinkDialog ? (
        <UnlinkDialog busy={unlink.busy} onConfirm={unlink.confirm} onClose={close} finalFocus={unlinkLink} />
      ) : null}
    </div>
  );
}

/** Takes the question out of the address: by Back where a press had put it there, else in place. */
function useCloseQuestion(): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  return useCallback(() => {
    if (history.location.state.unlinkQuestion) history.back();
    else
      void navigate({
        to: HOTEL_PAGE,
        search: {},
        hash: true,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      });
  }, [history, navigate]);
}
