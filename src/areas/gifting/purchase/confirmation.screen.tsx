import { Navigate } from '@tanstack/react-router';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useEffect, useRef } from 'react';
import { turnedAwayDesign } from '#domain/gifting/gift-progress.ts';
import type { GiftMarker } from '#domain/gifting/gift-purchase.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { exceptSignedOut } from '#parts/flow/session-loss.ts';
import { Link } from '#parts/link.tsx';
import { ButtonTo, TextTo } from '#parts/page-links.tsx';
import { useHeadingFocus } from '#parts/use-heading-focus.ts';
import { printPage } from '#platform/document.ts';
import { useGiftPurchase, useIsBuyerAway } from '#session/gifting/gift-purchase.ts';
import { useVisitor } from '#session/session-provider.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { giftErrorText } from '../gift-error-text.ts';
import * as css from './confirmation.css.ts';
import { BoughtDesign, Fact, GiftReceipt } from './gift-receipt.tsx';
import { useGiftReminder } from './gift-reminder.ts';

/** What became of the gifts (GFT-005, GFT-062); without a purchase it leads to all gifts (FC-014). */
export function GiftConfirmationScreen() {
  const { purchase, end, send } = useGiftPurchase();
  const { marker } = purchase.context;
  const isOver = purchase.hasTag('done');
  // In a page that was loaded anew no heading is followed (D-251), and the button that had the focus has gone.
  useHeadingFocus(end ?? 'open');
  useEffect(() => {
    if (isOver) send({ type: 'outcome.shown' });
  }, [isOver, send]);
  if (marker === null) {
    const productNumber = purchase.hasTag('error') ? turnedAwayDesign(purchase.context) : null;
    // Its form says why it was not sent (decision A02).
    if (productNumber !== null) return <Navigate to="/gift/$productNumber" params={{ productNumber }} replace />;
    return <Navigate to="/gift" replace />;
  }
  return (
    <div className={classNames(page.reading, css.page)}>
      {end === 'success' ? (
        <Success marker={marker} />
      ) : end === 'error' ? (
        <Failed marker={marker} />
      ) : (
        <Unfinished marker={marker} />
      )}
    </div>
  );
}

/** What it came to; the heading has the focus where it takes the place of another one. */
function Head({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  useEffect(() => {
    if (before.current !== title) heading.current?.focus();
    before.current = title;
  }, [title]);
  return (
    <div className={css.head}>
      <h1 ref={heading} className={classNames(look.heading1, css.title)} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}

type EndProps = { readonly marker: GiftMarker };

function Success({ marker }: EndProps) {
  const { text } = useMessages();
  const visitor = useVisitor();
  const { purchase } = useGiftPurchase();
  const remind = useGiftReminder(marker);
  const count = marker.recipients;
  const { isEarlier } = purchase.context;
  return (
    <>
      <Head title={text('gifting-purchase.success', { count })}>
        <p className={look.lead}>{text('gifting-purchase.success-text', { count })}</p>
      </Head>
      {isEarlier ? <Notice tone="info">{text('gifting-purchase.earlier')}</Notice> : null}
      <GiftReceipt marker={marker} payload={purchase.context.purchase?.payload ?? null} />
      <div className={css.actions}>
        <ButtonTo to="/gift">{text('gifting-purchase.again')}</ButtonTo>
        <Button variant="secondary" icon={<CalendarPlus />} onClick={remind}>
          {text('common.add-to-calendar')}
        </Button>
        <Button variant="ghost" icon={<Printer />} onClick={printPage}>
          {text('common.print')}
        </Button>
      </div>
      {visitor.kind === 'member' ? (
        <TextTo to="/account/history/egift">{text('gifting-catalogue.sent-gifts')}</TextTo>
      ) : null}
    </>
  );
}

/** Why it came to nothing, its order where the server has made one (decision A04), and the way back to the filled form (GFT-057). */
function Failed({ marker }: EndProps) {
  const messages = useMessages();
  const { purchase } = useGiftPurchase();
  const { refusal } = purchase.context;
  const count = marker.recipients;
  return (
    <>
      <Head title={messages.text('gifting-purchase.error', { count })}>
        <p className={look.lead}>{giftErrorText(messages, { code: refusal?.code ?? null })}</p>
      </Head>
      <BoughtDesign productNumber={marker.productNumber} />
      {marker.end?.orderNumber ? (
        <dl className={css.facts}>
          <Fact term={messages.text('gifting-purchase.order-number')}>{marker.end.orderNumber}</Fact>
        </dl>
      ) : null}
      <div className={css.actions}>
        <BackToForm marker={marker} variant="primary" />
      </div>
    </>
  );
}

/** Under way, or neither success nor error after the last time that it was asked (GFT-059). */
function Unfinished({ marker }: EndProps) {
  const { text, failureText } = useMessages();
  const { purchase, send } = useGiftPurchase();
  const { failure, isEarlier } = purchase.context;
  const isSignInNeeded = useIsBuyerAway(purchase);
  // Who has signed in again reads it no more.
  const why = isSignInNeeded ? 'signed-out' : exceptSignedOut(failure);
  const isBusy = purchase.hasTag('busy');
  const isUnsure = purchase.hasTag('unsure');
  const wasPromised = marker.end?.outcome === 'promised';
  const count = marker.recipients;
  if (isBusy && !wasPromised && purchase.context.polls === 0) {
    return (
      <>
        <Head title={text('gifting-purchase.running', { count })}>
          <p className={look.lead}>{text('gifting-purchase.running-text')}</p>
        </Head>
        <Spinner />
        <GiftReceipt marker={marker} payload={purchase.context.purchase?.payload ?? null} />
      </>
    );
  }
  return (
    <>
      <Head title={text(wasPromised ? 'gifting-purchase.promised' : 'gifting-purchase.unsure')}>
        <p className={look.lead}>
          {text(wasPromised ? 'gifting-purchase.promised-text' : 'gifting-purchase.unsure-text')}
        </p>
      </Head>
      {isEarlier ? <Notice tone="info">{text('gifting-purchase.earlier-promised')}</Notice> : null}
      <p role="status">{why === null || isBusy ? null : failureText(why)}</p>
      <div className={css.actions}>
        {isSignInNeeded ? (
          <ButtonLink render={<Link to="/account/signin" search={{ returnUrl: '/gift/confirmation' }} />}>
            {text('common.sign-in')}
          </ButtonLink>
        ) : (
          <Button
            busy={isBusy}
            busyLabel={text('gifting-purchase.checking')}
            onClick={() => send({ type: 'check.pressed' })}
          >
            {text('common.check-again')}
          </Button>
        )}
        {isUnsure ? <BackToForm marker={marker} variant="secondary" /> : null}
      </div>
      <GiftReceipt marker={marker} payload={purchase.context.purchase?.payload ?? null} />
    </>
  );
}

function BackToForm({ marker, variant }: EndProps & { readonly variant: 'primary' | 'secondary' }) {
  const { text } = useMessages();
  const { productNumber, recipients: count } = marker;
  return (
    <ButtonLink variant={variant} render={<Link to="/gift/$productNumber" params={{ productNumber }} />}>
      {text('gifting-purchase.back', { count })}
    </ButtonLink>
  );
}
