import Ellipsis from 'lucide-react/icons/ellipsis';
import { useId } from 'react';
import { mayGrant, type GrantQuestion as Question } from '#domain/grant/access-grant.ts';
import { type GrantPlace, grantPlaceOf } from '#domain/grant/grant-address.ts';
import { isNamedLike } from '#domain/grant/grant-decision.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { useVisitor } from '#session/session-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { LogoMark } from '#ui/logo/logo.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './access-grant.css.ts';
import { ClaimList } from './claim-list.tsx';
import { ClientPicture } from './client-picture.tsx';

type GrantQuestionProps = {
  readonly question: Question;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Who asks, for what, where the answer goes, and the two answers (OAU-010). */
export function GrantQuestion({ question, busy, onConfirm, onCancel }: GrantQuestionProps) {
  const { text } = useMessages();
  const reason = useId();
  const { clientName, picture, claims, address } = question;
  const place = address === null ? null : grantPlaceOf(address);
  const allowed = mayGrant(question);
  const name = clientName ?? text('grant.unnamed');
  return (
    <>
      <div className={css.head}>
        <div className={css.pair}>
          <ClientPicture address={picture} name={name} />
          <Ellipsis size={28} className={css.between} aria-hidden="true" />
          <LogoMark className={css.mark} />
        </div>
        <h1 className={look.heading2} tabIndex={-1}>
          {text('grant.title')}
        </h1>
        <p className={look.heading3}>
          <bdi className={css.name}>{name}</bdi>
        </p>
      </div>
      {clientName === null ? null : <NotOurs clientName={clientName} place={place} />}
      <p className={look.strong}>{text('grant.claims')}</p>
      <ClaimList claims={claims} />
      {allowed ? null : (
        <Notice tone="warning">
          <span id={reason}>{text('grant.unknown')}</span>
        </Notice>
      )}
      <Facts place={place} />
      <div className={css.actions}>
        <Button variant="secondary" size="large" unavailable={busy} onClick={onCancel}>
          {text('common.cancel')}
        </Button>
        <Button
          size="large"
          unavailable={!allowed}
          aria-describedby={allowed ? undefined : reason}
          busy={busy}
          busyLabel={text('grant.confirming')}
          onClick={onConfirm}
        >
          {text('common.confirm')}
        </Button>
      </div>
    </>
  );
}

/** A client that is called as we are must not pass for us (FC-107). */
function NotOurs({ clientName, place }: { readonly clientName: string; readonly place: GrantPlace | null }) {
  const { text } = useMessages();
  const { product } = useConfiguration();
  if (!isNamedLike(clientName, product)) return null;
  const brand = text('shell.brand');
  return (
    <Notice tone="warning">
      {place === null ? text('grant.not-ours', { brand }) : text('grant.not-ours-from', { brand, place: place.name })}
    </Notice>
  );
}

/** Whose account it is, and where the browser goes next: said before anything is agreed to. */
function Facts({ place }: { readonly place: GrantPlace | null }) {
  const { text } = useMessages();
  const visitor = useVisitor();
  return (
    <dl className={css.facts}>
      {visitor.kind === 'member' ? (
        <div className={css.factRow}>
          <dt>{text('grant.signed-in')}</dt>
          <dd className={css.fact}>
            <bdi>{visitor.firstName}</bdi>
          </dd>
        </div>
      ) : null}
      {place === null ? null : (
        <div className={css.factRow}>
          <dt>{text(place.kind === 'site' ? 'grant.goes-on' : 'grant.goes-on-app')}</dt>
          <dd className={css.fact}>{place.name}</dd>
        </div>
      )}
    </dl>
  );
}
