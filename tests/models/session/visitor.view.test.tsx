import { useState } from 'react';
import { Header } from '#app/shell/header.tsx';
import { ForYouScreen } from '#areas/account/for-you.screen.tsx';
import { SignInScreen } from '#areas/account/sign-in.screen.tsx';
import { useVisitor } from '#session/session-provider.tsx';
import { backstage } from '../backstage.ts';
import { testInterleavings } from '../kit/register.ts';
import { describeView } from '../kit/register-view.ts';
import { mountSession } from './session-stage.tsx';
import { model } from './visitor.model.ts';

type Elsewhere = Readonly<Record<string, () => void>>;

/** The page of whoever it is: the routes send members on from sign-in, and everybody else to it. */
function AccountPages({ elsewhere }: { elsewhere: Elsewhere }) {
  const [visit, setVisit] = useState(0);
  const visitor = useVisitor();
  const happens: Elsewhere = {
    ...elsewhere,
    'failure.dismissed': () => setVisit((count) => count + 1),
  };
  backstage.opens(({ type }) => happens[type]?.());
  return (
    <>
      <Header minimal={false} />
      {visitor.kind === 'member' ? <ForYouScreen /> : <SignInScreen key={visit} />}
    </>
  );
}

describeView('session/visitor', model, (stage) =>
  mountSession(stage, ({ session, hear }) => (
    <AccountPages
      elsewhere={{
        'session.rechecked': () => window.dispatchEvent(new Event('online')),
        'session.expired': () => session.expire(),
        'session.startedElsewhere': () => hear('signed-in'),
        'session.endedElsewhere': () => hear('signed-out'),
      }}
    />
  )),
);

testInterleavings(
  'ACC-021 in any order of sign-in, sign-out, expiry and other tabs one thing is asked at a time',
  model,
  {
    calls: (calls, now) => {
      const running = calls.filter((call) => call.open && call.live()).map((call) => call.src);
      return running.length === (now.hasTag('busy') ? 1 : 0) && running.includes('signIn') === now.hasTag('signingIn');
    },
  },
);
