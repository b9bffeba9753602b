import type { Ref } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import * as css from './parking-plan.css.ts';

/** More spots are not drawn; their numbers can be typed. */
const MOST_DRAWN = 24;

type ParkingPlanProps = {
  readonly stallQuantity: number;
  readonly spot: string;
  /** Nothing else can be chosen now; a disabled spot would lose the focus. */
  readonly isSettled: boolean;
  readonly firstSpot: Ref<HTMLInputElement>;
  readonly onChoose: (spot: string) => void;
};

/** The spots in front of the store, as a driver sees them from above. Native radios: arrow keys, one tab stop. */
export function ParkingPlan({ stallQuantity, spot, isSettled, firstSpot, onChoose }: ParkingPlanProps) {
  const { text } = useMessages();
  const spots = Array.from({ length: Math.min(stallQuantity, MOST_DRAWN) }, (_, index) => String(index + 1));
  return (
    <div className={css.lot}>
      <Storefront />
      <div className={classNames(css.stalls, css.side[isEvenInThrees(stallQuantity) ? 'three' : 'four'])}>
        {spots.map((number) => (
          <label key={number} className={css.stall}>
            <input
              ref={number === '1' ? firstSpot : undefined}
              type="radio"
              className={css.input}
              name="stall"
              value={number}
              checked={number === spot.trim()}
              aria-disabled={isSettled}
              onChange={() => {
                if (!isSettled) onChoose(number);
              }}
            />
            <span className={visuallyHidden}>{text('pickup.curbside.spot', { number })}</span>
            <Car />
            <span className={css.number} aria-hidden="true">
              {number}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

const isEvenInThrees = (count: number): boolean => count % 4 !== 0 && count % 4 !== 3 && count % 3 !== 1;

/** Awning, door and pavement. */
function Storefront() {
  return (
    <svg
      className={css.storefront}
      viewBox="0 0 480 84"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="480" height="84" fill="#D8CBB0" />
      <rect width="480" height="46" fill="#F1E3C8" />
      <rect x="18" y="10" width="150" height="36" rx="3" fill="#8FB99F" />
      <rect x="312" y="10" width="150" height="36" rx="3" fill="#8FB99F" />
      <path d="M18 46l60-36h34L52 46zM312 46l60-36h34l-60 36z" fill="#FAF4E9" opacity=".35" />
      <rect x="204" y="8" width="72" height="38" rx="3" fill="#17503E" />
      <path d="M240 8v38" stroke="#FAF4E9" strokeWidth="3" />
      <circle cx="233" cy="30" r="2.5" fill="#E8B84F" />
      <circle cx="247" cy="30" r="2.5" fill="#E8B84F" />
      {Array.from({ length: 12 }, (_, stripe) => stripe).map((stripe) => (
        <path
          key={stripe}
          d={`M${stripe * 40} 0h40v12a20 12 0 0 1-40 0z`}
          fill={stripe % 2 === 0 ? '#17503E' : '#FAF4E9'}
        />
      ))}
      <path d="M0 64h480" stroke="#BFB193" strokeWidth="2" strokeDasharray="58 2" />
      <rect y="78" width="480" height="6" fill="#BFB193" />
    </svg>
  );
}

/** From above, nose to the kerb. */
function Car() {
  return (
    <svg className={css.car} viewBox="0 0 48 88" aria-hidden="true" focusable="false">
      <rect x="1" y="18" width="6" height="14" rx="3" fill="#16281F" />
      <rect x="41" y="18" width="6" height="14" rx="3" fill="#16281F" />
      <rect x="1" y="58" width="6" height="14" rx="3" fill="#16281F" />
      <rect x="41" y="58" width="6" height="14" rx="3" fill="#16281F" />
      <path d="M24 3c11 0 19 5 19 16v50c0 11-8 16-19 16S5 80 5 69V19C5 8 13 3 24 3z" fill="#C8672F" />
      <path d="M10 30c4-5 9-6 14-6s10 1 14 6l-3 9H13z" fill="#16281F" />
      <path d="M12 72c4 3 8 4 12 4s8-1 12-4l-2-8H14z" fill="#16281F" />
      <path d="M8 34l3 8v20l-3 8zM40 34l-3 8v20l3 8z" fill="#16281F" opacity=".75" />
      <rect x="13" y="40" width="22" height="23" rx="4" fill="#D97B43" />
      <path d="M9 10c2-2 4-3 6-3.500M39 10c-2-2-4-3-6-3.500" stroke="#FAEBC8" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
