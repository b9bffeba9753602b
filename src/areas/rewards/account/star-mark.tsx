import Star from 'lucide-react/icons/star';
import * as css from './rewards.css.ts';

/** The golden star beside a number of them. */
export function StarMark() {
  return <Star aria-hidden="true" fill="currentColor" className={css.star} />;
}
