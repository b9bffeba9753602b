import RotateCw from 'lucide-react/icons/rotate-cw';
import { useRef } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useFocusPassedOn } from '#parts/use-focus-passed-on.ts';
import { reloadPage } from '#platform/document.ts';
import { Art } from '#ui/art/art.tsx';
import { Button } from '#ui/button/button.tsx';
import { mapNeedsNewPage } from './map-code.ts';
import * as css from './map-pane.css.ts';

/** What stands in the map's place where it cannot be drawn: the list has everything, and the map can be tried again (FC-157). */
export function MapMissing({ onRetried }: { onRetried: () => void }) {
  const { text } = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  // It goes with the press, or as a tab behind others is seen (FC-157): who came by keyboard goes on from the map's place.
  useFocusPassedOn(button, (shown) => shown.closest('section')?.focus({ preventScroll: true }));
  // The address holds the whole search, so a new page shows the same.
  const retry = () => (mapNeedsNewPage() ? reloadPage() : onRetried());
  return (
    <>
      <Art name="empty-no-map" className={css.missingPicture} />
      <p role="status" className={css.missingWords}>
        {text('store-locator.map-unavailable')}
      </p>
      <Button ref={button} size="small" variant="secondary" icon={<RotateCw />} onClick={retry}>
        {text('store-locator.map-retry')}
      </Button>
    </>
  );
}
