import { type ReactNode, useEffect, useRef } from 'react';
import type { FailureCode } from '#domain/failure.ts';
import type { GrantRequest } from '#domain/grant/access-grant.ts';
import { grantPlaceOf } from '#domain/grant/grant-address.ts';
import type { SafeAddress } from '#domain/outside-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { WaitingPage } from '#parts/pages/waiting-page.tsx';
import { focusHeading } from '#platform/document.ts';
import { Art } from '#ui/art/art.tsx';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { sheetCard } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './access-grant.css.ts';
import { useAccessGrant } from './access-grant.flow.ts';
import { GrantQuestion } from './grant-question.tsx';
import { ProblemDialog } from './problem-dialog.tsx';

type AccessGrantScreenProps = {
  /** Null where the address lacks what a request needs (OAU-005). */
  readonly request: GrantRequest | null;
};

/** A client asks for access to the account of a member, who decides (OAU-001 to OAU-023). */
export function AccessGrantScreen({ request }: AccessGrantScreenProps) {
  const { phase, question, failure, address, isBusy, isExplaining, ...act } = useAccessGrant(request);
  const before = useRef(phase);
  useEffect(() => {
    // What had the focus went with the phase before.
    if (before.current !== phase) focusHeading();
    before.current = phase;
  }, [phase]);
  return (
    <>
      {phase === 'waiting' ? <Waiting /> : null}
      {phase === 'incomplete' ? <Incomplete onCancel={act.cancel} /> : null}
      {phase === 'unread' ? (
        <Unread failure={isExplaining ? null : failure} onRetry={act.repeat} onCancel={act.cancel} />
      ) : null}
      {phase === 'asking' && question ? (
        <Framed>
          <GrantQuestion question={question} busy={isBusy} onConfirm={act.confirm} onCancel={act.cancel} />
        </Framed>
      ) : null}
      {phase === 'stalled' && address ? <Stalled address={address} onContinue={act.repeat} /> : null}
      {isExplaining && failure ? <ProblemDialog failure={failure} onClose={act.closeExplanation} /> : null}
    </>
  );
}

function Framed({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.page}>
      <div className={classNames(sheetCard, css.card)}>{children}</div>
    </div>
  );
}

/** OAU-009 */
function Waiting() {
  const { text } = useMessages();
  return <WaitingPage title={text('grant.loading-title')} lead={text('grant.loading')} />;
}

/** OAU-005 */
function Incomplete({ onCancel }: { readonly onCancel: () => void }) {
  const { text } = useMessages();
  return (
    <Framed>
      <div className={css.head}>
        <Art name="empty-error" className={css.picture} />
        <h1 className={look.heading2} tabIndex={-1}>
          {text('grant.incomplete.title')}
        </h1>
        <p className={look.lead} role="alert">
          {text('grant.incomplete')}
        </p>
        <p>{text('grant.incomplete.hint')}</p>
      </div>
      <div className={css.actions}>
        <Button variant="secondary" size="large" onClick={onCancel}>
          {text('common.cancel')}
        </Button>
      </div>
    </Framed>
  );
}

type UnreadProps = {
  /** Null while the dialog says it. */
  readonly failure: FailureCode | null;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
};

/** Nothing is known of the request: it cannot be confirmed (OAU-019). */
function Unread({ failure, onRetry, onCancel }: UnreadProps) {
  const { text } = useMessages();
  return (
    <Framed>
      <div className={css.head}>
        <h1 className={look.heading2} tabIndex={-1}>
          {text('grant.title')}
        </h1>
      </div>
      {failure === null ? null : <LoadError title={text('grant.unread')} failure={failure} onRetry={onRetry} />}
      <div className={css.actions}>
        <Button variant="secondary" size="large" onClick={onCancel}>
          {text('common.cancel')}
        </Button>
        <Button size="large" unavailable>
          {text('common.confirm')}
        </Button>
      </div>
    </Framed>
  );
}

/** The browser was sent on and is still here. */
function Stalled({ address, onContinue }: { readonly address: SafeAddress; readonly onContinue: () => void }) {
  const { text } = useMessages();
  const place = grantPlaceOf(address);
  return (
    <Framed>
      <div className={css.head}>
        <h1 className={look.heading2} tabIndex={-1}>
          {text('grant.stalled.title')}
        </h1>
        <p className={look.lead}>{text('grant.stalled')}</p>
      </div>
      <div className={css.actions}>
        <Button size="large" onClick={onContinue}>
          {place.kind === 'site' ? text('grant.go', { place: place.name }) : text('grant.go-app')}
        </Button>
      </div>
    </Framed>
  );
}
