import { useSelector } from '@xstate/react';
import type { Notice as NoticeData } from '#machines/session/notices.machine.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { FocusKept } from '#parts/loading/focus-kept.tsx';
import { useNotices } from '#session/session-provider.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { overModals } from '#ui/toast/toast-focus.ts';
import { ToastRegion } from '#ui/toast/toast-region.tsx';
import { InNoticePlace } from './notice-place.tsx';
import * as css from './notices-region.css.ts';

const TOAST_TONES = { success: 'success', failure: 'error', info: 'neutral' } as const;
const NOTICE_TONES = { success: 'success', failure: 'error', info: 'info' } as const;

const serials = new WeakMap<NoticeData, number>();
let raised = 0;

/** Which raise it is of: what is raised again is another object, and is said again, also in the same words (D-429). */
function serialOf(notice: NoticeData): number {
  const serial = serials.get(notice) ?? ++raised;
  serials.set(notice, serial);
  return serial;
}

/** All notices of the session: toasts and banners. */
export function NoticesRegion() {
  const { text, worded } = useMessages();
  const { actor } = useNotices();
  const toast = useSelector(actor, ({ context }) => context.toasts[0]);
  const standing = useSelector(actor, ({ context }) => context.standing);

  return (
    <InNoticePlace>
      <section aria-label={text('shell.notices')} className={css.standing} {...overModals}>
        {standing.map((notice) => (
          <BannerNotice
            key={notice.key}
            notice={notice}
            onDismiss={() => actor.send({ type: 'notice.dismissed', key: notice.key })}
          />
        ))}
      </section>
      <ToastRegion
        label={text('shell.toasts')}
        toasts={
          toast
            ? [
                {
                  id: toast.key,
                  serial: serialOf(toast),
                  text: worded(toast.text),
                  tone: TOAST_TONES[toast.tone],
                  ...(toast.undoable
                    ? { action: { label: text('shell.undo'), onPress: () => actor.send({ type: 'undo.pressed' }) } }
                    : {}),
                  dismissLabel: text('common.dismiss'),
                  onDismiss: () => actor.send({ type: 'toast.dismissed' }),
                },
              ]
            : []
        }
        onHeldChange={(held) => actor.send({ type: held ? 'toast.held' : 'toast.released' })}
      />
    </InNoticePlace>
  );
}

function BannerNotice({ notice, onDismiss }: { readonly notice: NoticeData; readonly onDismiss: () => void }) {
  const { text, worded } = useMessages();
  return (
    <FocusKept className={css.frame}>
      <Notice
        tone={NOTICE_TONES[notice.tone]}
        title={notice.title ? worded(notice.title) : undefined}
        live={notice.tone === 'failure' ? 'assertive' : 'polite'}
        dismiss={{ label: text('common.dismiss'), onPress: onDismiss }}
        className={css.notice}
      >
        {worded(notice.text)}
      </Notice>
    </FocusKept>
  );
}
