import { Header } from '#app/shell/header.tsx';
import type { Member } from '#domain/visitor.ts';
import { backstage } from '../backstage.ts';
import { testInterleavings } from '../kit/register.ts';
import { describeView } from '../kit/register-view.ts';
import { mountSession } from './session-stage.tsx';
import { model } from './visitor.model.ts';

describeView('session/visitor', model, (stage) =>
  mountSession(stage, ({ session, hear }) => {
    backstage.opens((event) => {
      if (event.type === 'credentials.opened') void session.openCredentials({ keepSignedIn: event['keepSignedIn'] });
      else if (event.type === 'visitor.admitted') session.admit(event['visitor'] as Member);
      else if (event.type === 'signOut.pressed') void session.signOut();
      else if (event.type === 'session.rechecked') window.dispatchEvent(new Event('online'));
      else if (event.type === 'session.expired') session.expire();
      else hear(event.type === 'session.doubted' ? 'session-changed' : 'session-ended');
    });
    return <Header minimal={false} />;
  }),
);

testInterleavings(
  'FC-071 in any order of sign-in, sign-out, expiry and other tabs one thing is asked at a time',
  model,
  {
    calls: (calls, now) => calls.filter((call) => call.open && call.live()).length === (now.hasTag('busy') ? 1 : 0),
  },
);
