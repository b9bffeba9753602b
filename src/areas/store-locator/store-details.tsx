import type { ShownLocation } from '#domain/locator.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { text as textStyle } from '#ui/theme/text.css.ts';
import { StoreDistance } from './store-card.tsx';
import * as css from './store-details.css.ts';

/** What is known of one store, over the locator; the address says which, so Back closes it. */
export function StoreDetails({ location, onClose }: { location: ShownLocation; onClose: () => void }) {
  const { text } = useMessages();
  const { store, distance } = location;
  const { hiddenAmenityCodes } = useConfiguration().locator;
  const amenities = store.amenities.filter(({ code }) => !hiddenAmenityCodes.includes(code));
  const phone = store.phoneNumber?.replace(/[^\d+]/g, '') ?? '';
  return (
    <ResponsiveDialog
      open
      placement="side"
      onClose={onClose}
      title={store.name}
      description={[store.openStatusFormatted, store.hoursStatusFormatted].filter(Boolean).join(' · ')}
      closeLabel={text('store-locator.close')}
    >
      <div className={css.sections}>
        <section>
          <h3 className={textStyle.heading3}>{text('store-locator.address')}</h3>
          <address className={css.address}>
            {store.address.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <StoreDistance miles={distance} />
        </section>
        {phone ? (
          <section>
            <h3 className={textStyle.heading3}>{text('store-locator.phone')}</h3>
            <TextLink standalone href={`tel:${phone}`}>
              {store.phoneNumber}
            </TextLink>
          </section>
        ) : null}
        <section>
          <h3 className={textStyle.heading3}>{text('store-locator.hours')}</h3>
          <dl className={css.hours}>
            {store.schedule.map((day) => (
              <div key={day.dayFormatted} className={css.day}>
                <dt>{day.dayFormatted}</dt>
                <dd>
                  {day.hoursFormatted}
                  {day.holidayFormatted ? <small className={css.holiday}>{day.holidayFormatted}</small> : null}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        {amenities.length > 0 ? (
          <section>
            <h3 className={textStyle.heading3}>{text('store-locator.amenities')}</h3>
            <ul className={css.amenities}>
              {amenities.map((amenity) => (
                <li key={amenity.code}>{amenity.name}</li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </ResponsiveDialog>
  );
}
