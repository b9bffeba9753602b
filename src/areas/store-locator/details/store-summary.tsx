import MapPin from 'lucide-react/icons/map-pin';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import Smartphone from 'lucide-react/icons/smartphone';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { shownAmenities } from '#domain/stores/amenities.ts';
import type { LocationResult, Store } from '#domain/stores/store.ts';
import { directionsHref, telHref } from '#domain/stores/store-contact.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { StoreDistance } from '#parts/stores/store-facts.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { HeartToggle } from '#ui/heart-toggle/heart-toggle.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { printed } from '#ui/theme/printed.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { FeatureIcon } from './feature-icon.tsx';
import { StoreSchedule } from './store-schedule.tsx';
import * as css from './store-summary.css.ts';

type StoreSummaryProps = {
  readonly location: LocationResult;
  readonly distance: number | null;
  readonly onHeartPressed: (location: LocationResult) => void;
};

/** All that is known of the expanded store (LOC-046 to LOC-052). */
export function StoreSummary({ location, distance, onHeartPressed }: StoreSummaryProps) {
  const { text } = useMessages();
  const { store } = location;
  const amenities = shownAmenities(store, useConfiguration().locator);
  return (
    <div className={classNames(css.sections, printed)} data-name={store.name}>
      {store.warningLabels.length > 0 ? (
        <div className={css.warnings}>
          {store.warningLabels.map(({ code, label }) => (
            <Notice key={code} tone="warning">
              {label}
            </Notice>
          ))}
        </div>
      ) : null}
      <Place location={location} distance={distance} onHeartPressed={onHeartPressed} />
      {store.schedule.length > 0 ? (
        <Section title={text('store-locator.hours')}>
          <StoreSchedule store={store} />
        </Section>
      ) : null}
      <Section title={text('store-locator.options')}>
        <Options store={store} />
      </Section>
      {amenities.length > 0 ? (
        <Section title={text('store-locator.amenities')}>
          <ul className={css.amenities}>
            {amenities.map(({ code, name }) => (
              <li key={code} className={css.amenity}>
                <FeatureIcon code={code} />
                {name}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id} className={look.heading3}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Where it is, how to get there and how to call (LOC-046 to LOC-048), and its heart. */
function Place({ location, distance, onHeartPressed }: StoreSummaryProps) {
  const { text } = useMessages();
  const { store } = location;
  const { name, address, phoneNumber } = store;
  const [tel, directions] = [telHref(phoneNumber), directionsHref(store)];
  const lines = address.lines.length > 0 ? address.lines : [address.singleLine];
  return (
    <section className={css.place} aria-label={text('store-locator.address')}>
      <div className={css.where}>
        <MapPin aria-hidden="true" />
        <address className={css.address}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {phoneNumber ? <span className={look.smallMuted}>{phoneNumber}</span> : null}
        </address>
        {distance === null ? null : (
          <span className={css.distance}>
            <StoreDistance miles={distance} />
          </span>
        )}
      </div>
      <div className={css.ways}>
        {directions ? (
          <ButtonLink
            size="small"
            variant="secondary"
            className={css.way}
            icon={<Navigation />}
            render={
              <a
                href={directions}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={text('store-locator.directions-to', { store: name })}
              />
            }
          >
            {text('store-locator.directions')}
          </ButtonLink>
        ) : null}
        {tel ? (
          <ButtonLink
            size="small"
            variant="secondary"
            className={css.way}
            icon={<Phone />}
            render={
              <a href={tel} aria-label={text('store-locator.call-store', { store: name, phone: phoneNumber ?? '' })} />
            }
          >
            {text('store-locator.call')}
          </ButtonLink>
        ) : null}
        <span className={css.heart}>
          <HeartToggle
            label={text('store-locator.favourite', { store: name })}
            pressed={location.isFavorite}
            pending={location.favoritePending}
            onPress={() => onHeartPressed(location)}
          />
        </span>
      </div>
    </section>
  );
}

/** How to order here and how to get it (LOC-050). */
function Options({ store: { mobileOrdering, pickUpOptions } }: { store: Store }) {
  const { text } = useMessages();
  const isReady = mobileOrdering.availability === 'READY';
  if (!isReady && pickUpOptions.length === 0) return <p>{text('store-locator.options-none')}</p>;
  return (
    <ul className={css.options}>
      {isReady ? (
        <li className={css.option}>
          <Smartphone aria-hidden="true" />
          {text('store-locator.option-order-ahead')}
        </li>
      ) : null}
      {isReady && mobileOrdering.guestOrdering ? (
        <li className={css.option}>
          <UserRound aria-hidden="true" />
          {text('store-locator.option-guest')}
        </li>
      ) : null}
      {pickUpOptions.map(({ code, name }) => (
        <li key={code} className={css.option}>
          <FeatureIcon code={code} />
          {name}
        </li>
      ))}
    </ul>
  );
}
