import { NoticesRegion } from '#app/shell/notices-region.tsx';
import type { Notice } from '#machines/session/notices.machine.ts';
import { externalEvents } from '../kit/external-events.ts';
import { describeView } from '../kit/register-view.ts';
import { mountSession } from './mount-session.tsx';
import { model } from './notices.model.ts';

describeView('session/notices', model, (harness) =>
  mountSession(harness, ({ session: { notices } }) => {
    externalEvents.register((event) => {
      if (event.type === 'notices.cleared') notices.clear();
      else if (event.type === 'notice.withdrawn') notices.withdraw(String(event['key']));
      else raise(event['notice'] as Notice);
    });
    const raise = ({ kind, key, undoable, title, ...content }: Notice) => {
      const said = { ...content, ...(title ? { title } : {}) };
      if (kind === 'toast') notices.toast(key, said, undoable ? () => {} : undefined);
      else notices.showBanner(key, said);
    };
    return <NoticesRegion />;
  }),
);
