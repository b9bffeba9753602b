import type { Actor } from 'xstate';
import type { Notice, NoticeWording, noticesMachine } from '#machines/session/notices.machine.ts';

type NoticeContent = { readonly text: NoticeWording; readonly title?: NoticeWording; readonly tone?: Notice['tone'] };

export type Notices = {
  readonly actor: Actor<typeof noticesMachine>;
  /** Passes by itself. With `undo` it offers to take back, even after the screen that raised it is gone. */
  toast(key: string, content: NoticeContent, undo?: () => void): void;
  /** Stays open until it is dismissed. */
  showBanner(key: string, content: NoticeContent): void;
  /** Closes a toast whose words have stopped being true while it is shown, or waits. */
  withdraw(key: string): void;
  /** Closes everything. */
  clear(): void;
};

/** `key` says what a notice is about: of two about the same thing only the newer one is shown. */
export function createNotices(actor: Actor<typeof noticesMachine>): Notices {
  const undos = new Map<string, () => void>();
  actor.on('undo.requested', ({ key }) => undos.get(key)?.());
  actor.on('notice.ended', ({ key }) => undos.delete(key));

  const raise = (kind: Notice['kind'], key: string, { text, title, tone = 'info' }: NoticeContent, undoable = false) =>
    actor.send({ type: 'notice.raised', notice: { key, kind, tone, text, title: title ?? null, undoable } });

  return {
    actor,
    toast(key, content, undo) {
      if (undo) undos.set(key, undo);
      else undos.delete(key);
      raise('toast', key, content, undo !== undefined);
    },
    showBanner: (key, content) => raise('standing', key, content),
    withdraw: (key) => actor.send({ type: 'notice.withdrawn', key }),
    clear() {
      undos.clear();
      actor.send({ type: 'notices.cleared' });
    },
  };
}
