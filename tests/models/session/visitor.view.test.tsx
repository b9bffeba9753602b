import { Header } from '#app/shell/header.tsx';
import type { Member } from '#domain/visitor.ts';
import type { Session } from '#session/session.ts';
import { createTabs } from '#tests/support/tabs.ts';
import { externalEvents } from '../kit/external-events.ts';
import { testInterleavings } from '../kit/register.ts';
import { describeView } from '../kit/register-view.ts';
import { mountSession } from './mount-session.tsx';
import { model } from './visitor.model.ts';

describeView('session/visitor', model, (harness) => {
  const tabs = createTabs();
  const other = tabs.open();
  const view = ({ session }: { session: Session }) => {
    externalEvents.register((event) => {
      if (event.type === 'credentials.opened') void session.openCredentials({ keepSignedIn: event['keepSignedIn'] });
      else if (event.type === 'visitor.admitted') session.admit(event['visitor'] as Member);
      else if (event.type === 'session.begunUnread') session.leaveUnread();
      else if (event.type === 'signOut.pressed') void session.signOut();
      else if (event.type === 'session.rechecked') window.dispatchEvent(new Event('online'));
      else if (event.type === 'session.expired') session.expire();
      else other.post(event.type === 'session.revalidationRequested' ? 'session-changed' : 'session-ended');
    });
    return <Header minimal={false} />;
  };
  return mountSession(harness, view, { channel: tabs.open() });
});

testInterleavings(
  'FC-071 in any order of sign-in, sign-out, expiry and other tabs one thing is asked at a time',
  model,
  {
    calls: (calls, now) => calls.filter((call) => call.open && call.live()).length === (now.hasTag('busy') ? 1 : 0),
  },
);
