import RotateCw from 'lucide-react/icons/rotate-cw';
import { useMessages } from '#messages/messages-provider.tsx';
import { reloadPage } from '#platform/document.ts';
import { Art } from '#ui/art/art.tsx';
import { Button } from '#ui/button/button.tsx';
import { mapNeedsNewPage } from './map-code.ts';
import * as css from './map-pane.css.ts';

/** What stands in the map's place where it cannot be drawn: the list has everything, and the map can be tried again (FC-157). */
export function MapMissing({ onRetried }: { onRetried: () => void }) {
  const { text } = useMessages();
  // The address holds the whole search, so a new page shows the same.
  const retry = () => (mapNeedsNewPage() ? reloadPage() : onRetried());
  return (
    <>
      <Art name="empty-no-map" className={css.missingPicture} />
      <p role="status" className={css.missingWords}>
        {text('store-locator.map-unavailable')}
      </p>
      <Button size="small" variant="secondary" icon={<RotateCw />} onClick={retry}>
        {text('store-locator.map-retry')}
      </Button>
    </>
  );
}
