import MapPin from 'lucide-react/icons/map-pin';
import type { Store } from '#domain/stores/store.ts';
import * as css from './pickup.css.ts';

/** Which store it is about. */
export function StoreLine({ store: { name, address } }: { readonly store: Store }) {
  return (
    <p className={css.store}>
      <MapPin size={20} aria-hidden="true" className={css.pin} />
      <span>
        <strong>{name}</strong>
        <span className={css.address}>{address.singleLine}</span>
      </span>
    </p>
  );
}
