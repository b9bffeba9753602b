import { type ReactNode, useEffect, useState } from 'react';
import { CODE_RESEND_MS } from '#domain/one-time-code.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './second-factor.css.ts';

export interface ResendCodeProps {
  /** The pause that a message may take to arrive is over. */
  readonly possible: boolean;
  /** A code is being checked. */
  readonly checking: boolean;
  /** It is the one way on. */
  readonly main?: boolean;
  readonly onRequest: () => void;
  /** Other ways, beside it. */
  readonly children?: ReactNode;
}

/** Another code, after a pause (ACC-036, ACC-112, ACC-120). */
export function ResendCode({ possible, checking, main = false, onRequest, children }: ResendCodeProps) {
  const { text } = useMessages();
  return (
    <div className={css.more}>
      {possible ? (
        <Button variant={main ? 'primary' : 'ghost'} unavailable={checking} onClick={onRequest}>
          {text('account.second-factor.new-code')}
        </Button>
      ) : (
        <Countdown />
      )}
      {children}
    </div>
  );
}

/** Only shows how long: the machine decides when it is over. */
function Countdown() {
  const { text } = useMessages();
  const [seconds, setSeconds] = useState(CODE_RESEND_MS / 1000);
  useEffect(() => {
    const ticking = setInterval(() => setSeconds((left) => Math.max(1, left - 1)), 1000);
    return () => clearInterval(ticking);
  }, []);
  return <p className={look.smallMuted}>{text('account.second-factor.wait', { seconds })}</p>;
}
