import * as css from './progress-bar.css.ts';

export type ProgressBarProps = {
  /** How far it has come, from 0 to 1. */
  readonly share: number;
};

/** How far Stars have come, drawn. Silent: the words beside it say the same. */
export function ProgressBar({ share }: ProgressBarProps) {
  return (
    <div className={css.track} aria-hidden="true">
      <div className={css.fill} style={{ inlineSize: `${Math.round(share * 100)}%` }} />
    </div>
  );
}
