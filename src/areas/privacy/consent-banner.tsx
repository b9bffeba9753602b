import { useEffect, useLayoutEffect, useRef } from 'react';
import { PURPOSES } from '#domain/privacy/consent.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useHeightInStyles } from '#parts/use-height-in-styles.ts';
import { focusHeading } from '#platform/document.ts';
import { Button } from '#ui/button/button.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import { useConsent } from './consent.flow.ts';
import * as css from './consent-banner.css.ts';

type ConsentBannerProps = {
  readonly isReopened: boolean;
  readonly onClosed: () => void;
};

const TITLE_ID = 'consent-title';

/** Asks at the bottom of the page, over nothing that has to be pressed first; both answers look alike (FC-140). */
export function ConsentBanner({ isReopened, onClosed }: ConsentBannerProps) {
  const flow = useConsent({ isReopened, onClosed });
  return flow.isAsking || flow.isChoosing ? <Steps flow={flow} isReopened={isReopened} /> : null;
}

function Steps({ flow, isReopened }: { readonly flow: ReturnType<typeof useConsent>; readonly isReopened: boolean }) {
  const { text } = useMessages();
  const { isChoosing, chosen, isRefused } = flow;
  const region = useRef<HTMLElement>(null);
  useHeightInStyles(region, '--ns-consent-height');
  const step = useFocusOfStep(region, { isReopened, isChoosing });
  return (
    <section ref={region} aria-labelledby={TITLE_ID} className={css.banner}>
      <div className={css.words}>
        <h2 ref={step} id={TITLE_ID} tabIndex={-1} className={isChoosing ? css.title : css.titleOfQuestion}>
          {text(isChoosing ? 'privacy.consent.details-title' : 'privacy.consent.title')}
        </h2>
        {isChoosing ? null : (
          <p className={classNames(look.smallMuted, css.more)}>{text('privacy.consent.either-way')}</p>
        )}
        <p className={look.smallMuted}>{text(isChoosing ? 'privacy.consent.needed' : 'privacy.consent.text')}</p>
        {isRefused('advertising') && !isChoosing ? (
          <p className={classNames(look.smallMuted, css.more)}>{text('privacy.consent.advertising-refused')}</p>
        ) : null}
      </div>
      {isChoosing ? (
        <>
          <div className={css.switches}>
            {PURPOSES.map((purpose) => (
              <Switch
                key={purpose}
                label={text(`privacy.consent.${purpose}`)}
                hint={text(
                  isRefused(purpose) ? 'privacy.consent.advertising-signal' : `privacy.consent.${purpose}-hint`,
                )}
                checked={chosen[purpose] && !isRefused(purpose)}
                disabled={isRefused(purpose)}
                onChange={() => flow.turn(purpose)}
              />
            ))}
          </div>
          <div className={css.answers}>
            <Button variant="secondary" size="small" className={css.answer} onClick={flow.closeDetails}>
              {text(isReopened ? 'common.close' : 'privacy.consent.back')}
            </Button>
            <Button variant="secondary" size="small" className={css.answer} onClick={flow.save}>
              {text('common.save-choice')}
            </Button>
          </div>
        </>
      ) : (
        <div className={css.answers}>
          <Button variant="secondary" size="small" className={css.answer} onClick={flow.acceptNeeded}>
            {text('privacy.consent.needed-only')}
          </Button>
          <Button variant="secondary" size="small" className={css.answer} onClick={flow.acceptAll}>
            {text('privacy.consent.accept-all')}
          </Button>
          <button type="button" className={css.details} onClick={flow.openDetails}>
            {text('privacy.consent.choose')}
          </button>
        </div>
      )}
    </section>
  );
}

/**
 * The question takes no focus by itself. A step that the visitor opened does; and when it is over, the focus goes back to where it
 * came from, or to the heading of the page.
 */
function useFocusOfStep(
  region: { readonly current: HTMLElement | null },
  { isReopened, isChoosing }: { readonly isReopened: boolean; readonly isChoosing: boolean },
) {
  const step = useRef<HTMLHeadingElement>(null);
  const wasChoosing = useRef(false);
  // In layout, while what has the focus is still there.
  useLayoutEffect(() => {
    const node = region.current;
    if (!node) return;
    const { activeElement: before, body } = node.ownerDocument;
    return () => {
      if (!node.contains(node.ownerDocument.activeElement)) return;
      if (isReopened && before instanceof HTMLElement && before !== body && before.isConnected) before.focus();
      else focusHeading();
    };
  }, [region, isReopened]);
  useEffect(() => {
    if (isChoosing !== wasChoosing.current) {
      step.current?.focus({ preventScroll: true });
      // Where it stands above the page it may have been opened from its foot.
      step.current?.scrollIntoView({ block: 'nearest' });
    }
    wasChoosing.current = isChoosing;
  }, [isChoosing]);
  return step;
}
