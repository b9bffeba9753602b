import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { CODE_RESEND_MS } from '#domain/one-time-code.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import type { MfaChallengeActor } from './mfa-challenge.flow.ts';

interface ResendCodeProps {
  readonly challenge: MfaChallengeActor;
  /** It is the one way on. */
  readonly main?: boolean;
}

/** Another code, after the pause that a message may take to arrive (ACC-036). */
export function ResendCode({ challenge, main = false }: ResendCodeProps) {
  const { text } = useMessages();
  const possible = useSelector(challenge, (state) => state.hasTag('resendable'));
  const verifying = useSelector(challenge, (state) => state.hasTag('verifying'));
  if (!possible) return <Countdown />;
  return (
    <Button
      variant={main ? 'primary' : 'ghost'}
      unavailable={verifying}
      onClick={() => challenge.send({ type: 'code.requested' })}
    >
      {text('account.second-factor.new-code')}
    </Button>
  );
}

/** Only shows how long: the machine decides when it is over. */
function Countdown() {
  const { text, number } = useMessages();
  const [seconds, setSeconds] = useState(CODE_RESEND_MS / 1000);
  useEffect(() => {
    const ticking = setInterval(() => setSeconds((left) => Math.max(1, left - 1)), 1000);
    return () => clearInterval(ticking);
  }, []);
  const wait = number(seconds, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  return <p className={look.smallMuted}>{text('account.second-factor.wait', { wait })}</p>;
}
