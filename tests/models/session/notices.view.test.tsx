// Loaded before the walks begin, so that none of them waits for a file.
import '#app/shell/notice-dialog.tsx';
import { NoticesRegion } from '#app/shell/notices-region.tsx';
import type { Notice } from '#machines/session/notices.machine.ts';
import { backstage } from '../backstage.ts';
import { describeView } from '../kit/register-view.ts';
import { model } from './notices.model.ts';
import { mountSession } from './session-stage.tsx';

describeView('session/notices', model, (stage) =>
  mountSession(stage, ({ session: { notices } }) => {
    backstage.opens((event) => {
      if (event.type === 'notices.cleared') notices.clear();
      else raise(event['notice'] as Notice);
    });
    const raise = ({ kind, key, undoable, title, ...words }: Notice) => {
      const said = { ...words, ...(title ? { title } : {}) };
      if (kind === 'toast') notices.toast(key, said, undoable ? () => {} : undefined);
      else if (kind === 'standing') notices.stand(key, said);
      else notices.ask(key, said);
    };
    return <NoticesRegion />;
  }),
);
