import { type ReactNode, useEffect, useState } from 'react';
import { CODE_RESEND_MS } from '#domain/account/one-time-code.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import type { Clock } from '#platform/clock.ts';
import { useClock } from '#session/session-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './second-factor.css.ts';

export type ResendCodeProps = {
  /** What sends the codes; it outlives the page. */
  readonly sender: object;
  /** The pause that a message may take to arrive is over. */
  readonly possible: boolean;
  /** A code is being checked. */
  readonly checking: boolean;
  /** It is the one way on. */
  readonly main?: boolean;
  readonly onRequest: () => void;
  /** Other ways, beside it. */
  readonly children?: ReactNode;
};

/** Another code, after a pause (ACC-036, ACC-112, ACC-120). */
export function ResendCode({ sender, possible, checking, main = false, onRequest, children }: ResendCodeProps) {
  const { text } = useMessages();
  useEffect(() => {
    if (possible) pausingSince.delete(sender);
  }, [sender, possible]);
  return (
    <div className={css.more}>
      {possible ? (
        <Button variant={main ? 'primary' : 'ghost'} unavailable={checking} onClick={onRequest}>
          {text('account.second-factor.new-code')}
        </Button>
      ) : (
        <Countdown sender={sender} />
      )}
      {children}
    </div>
  );
}

/** When the pause of a sender began to be shown: the page may be left, and come back to, before it is over. */
const pausingSince = new WeakMap<object, number>();

/** Another code will be sent in the place of this one: its pause begins anew. */
export function forgetPause(sender: object): void {
  pausingSince.delete(sender);
}

/** Never more than the whole pause: by a clock that was set back it began in the future (FC-184). */
function secondsLeft(sender: object, clock: Clock): number {
  const since = pausingSince.get(sender) ?? clock.now();
  const left = Math.min(since + CODE_RESEND_MS - clock.now(), CODE_RESEND_MS);
  return Math.max(1, Math.ceil(left / 1000));
}

/** Only shows how long: the machine decides when it is over. */
function Countdown({ sender }: Pick<ResendCodeProps, 'sender'>) {
  const { text } = useMessages();
  const clock = useClock();
  const [seconds, setSeconds] = useState(() => secondsLeft(sender, clock));
  useEffect(() => {
    if (!pausingSince.has(sender)) pausingSince.set(sender, clock.now());
    const ticking = setInterval(() => {
      const left = secondsLeft(sender, clock);
      // A second has passed, whatever the clock says.
      setSeconds((shown) => Math.max(1, Math.min(shown - 1, left)));
    }, 1000);
    return () => clearInterval(ticking);
  }, [sender, clock]);
  return <p className={look.smallMuted}>{text('account.second-factor.wait', { seconds })}</p>;
}
