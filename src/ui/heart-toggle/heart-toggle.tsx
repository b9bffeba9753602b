import Heart from 'lucide-react/icons/heart';
import * as css from './heart-toggle.css.ts';

export type HeartToggleProps = {
  /** The same in both states ("Favorite: Pine Street"); `pressed` says which one it is. */
  readonly label: string;
  readonly pressed: boolean;
  /** Already shown, not yet confirmed. The heart can be pressed again meanwhile. */
  readonly pending?: boolean;
  readonly onPress: () => void;
  readonly className?: string;
};

export function HeartToggle({ label, pressed, pending = false, onPress, className }: HeartToggleProps) {
  return (
    <button
      type="button"
      className={className === undefined ? css.toggle : `${css.toggle} ${className}`}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={pending || undefined}
      onClick={onPress}
    >
      <Heart className={css.heart} aria-hidden="true" />
    </button>
  );
}
