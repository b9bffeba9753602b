import { useCallback, useState } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { type PartFile, useFetchedPart } from '#parts/fetched-part.ts';
import { ProgrammePicture } from '#parts/programme-picture.tsx';
import { Button } from '#ui/button/button.tsx';
import type { GuestAddCardSheetProps } from './guest/guest-add-card-sheet.tsx';
import { HomeCard } from './home-card.tsx';

const SHEET: PartFile<GuestAddCardSheetProps> = async (catalogue) => {
  const [{ GuestAddCardSheet }] = await Promise.all([
    import('./guest/guest-add-card-sheet.tsx'),
    catalogue.load('home-guest'),
  ]);
  return GuestAddCardSheet;
};

/** The way to add a card; what asks a guest to join or sign in first is fetched when it is pressed (FED-020, FED-021). */
export function AddCardCard({ heading = 'h3' }: { readonly heading?: 'h2' | 'h3' }) {
  const { text } = useMessages();
  const [isRequested, setRequested] = useState(false);
  const end = useCallback(() => setRequested(false), []);
  const Sheet = useFetchedPart(isRequested ? SHEET : null, end, { mayReload: true });
  return (
    <HomeCard
      picture={<ProgrammePicture name="sr6-rewards/join" size={[320, 240]} />}
      title={text('home.add-card.title')}
      words={text('home.add-card.text')}
      heading={heading}
      label={
        <>
          <Button
            variant="secondary"
            size="small"
            busy={isRequested}
            busyLabel={text('common.one-moment')}
            onClick={() => setRequested(true)}
          >
            {text('common.add-a-card')}
          </Button>
          {isRequested && Sheet ? <Sheet onEnd={end} /> : null}
        </>
      }
    />
  );
}
