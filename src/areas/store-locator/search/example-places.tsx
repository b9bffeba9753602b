import { countryOf } from '#domain/locale.ts';
import { examplePlaces } from '#domain/places/place.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { useLocator } from '../locator-context.tsx';
import * as css from './example-places.css.ts';

/** Places to try where a search led nowhere; a press searches there. */
export function ExamplePlaces() {
  const { locale, text } = useMessages();
  const { locator } = useLocator();
  return (
    <fieldset className={css.places}>
      <legend className={css.legend}>{text('store-locator.example-places')}</legend>
      {examplePlaces(countryOf(locale)).map((place) => (
        <Button
          key={place}
          size="small"
          variant="secondary"
          onClick={() => locator.send({ type: 'place.searched', place, coordinates: null })}
        >
          {place}
        </Button>
      ))}
    </fieldset>
  );
}
