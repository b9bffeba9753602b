import type { SafeAddress } from '#domain/outside-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { TextTo } from '#parts/page-links.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';

export type HandoffNoticeProps = {
  readonly outcome: 'handed-off' | 'blocked' | 'unavailable' | null;
  readonly storefront: SafeAddress | null;
};

/** What came of Get started, with a way forward: a plain link is opened by every browser. */
export function HandoffNotice({ outcome, storefront }: HandoffNoticeProps) {
  const { text } = useMessages();
  if (outcome === null) return null;
  if (outcome === 'unavailable') {
    return (
      <Notice
        tone="warning"
        title={text('delivery.unavailable-title')}
        action={<TextTo to="/store-locator">{text('common.find-a-store')}</TextTo>}
      >
        {text('delivery.unavailable-text')}
      </Notice>
    );
  }
  return (
    <Notice
      tone={outcome === 'blocked' ? 'warning' : 'success'}
      title={text(outcome === 'blocked' ? 'delivery.blocked' : 'delivery.handed-off')}
      action={
        storefront ? (
          <SafeLink href={storefront} newTabLabel={text('common.in-new-tab')} standalone>
            {text('delivery.open-partner')}
          </SafeLink>
        ) : null
      }
    />
  );
}
