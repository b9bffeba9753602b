import Share2 from 'lucide-react/icons/share-2';
import type { GiftDetails } from '#domain/gifting/gift.ts';
import { wording } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { sharePage } from '#platform/share.ts';
import { useNotices } from '#session/session-provider.tsx';
import { Button } from '#ui/button/button.tsx';

/** Passes the link of a design on, with its picture where the device takes one. */
export function ShareDesign({ design }: { readonly design: GiftDetails }) {
  const { text } = useMessages();
  const notices = useNotices();
  const share = async () => {
    const end = await sharePage({
      title: design.name,
      text: text('gifting-catalogue.share-text', { name: design.name }),
      path: `/gift/${design.productNumber}`,
      picture: design.largeImageUrl,
    });
    if (end === 'copied') notices.toast('share', { text: wording('gifting-catalogue.link-copied'), tone: 'success' });
    if (end === 'failed') notices.toast('share', { text: wording('gifting-catalogue.share-failed'), tone: 'failure' });
  };
  return (
    <Button variant="ghost" icon={<Share2 size={18} aria-hidden="true" />} onClick={() => void share()}>
      {text('gifting-catalogue.share')}
    </Button>
  );
}
