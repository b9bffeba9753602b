import Check from 'lucide-react/icons/check';
import { useMessages } from '#messages/messages-provider.tsx';
import { chip } from '#ui/theme/chip.css.ts';

type QuickFiltersProps = {
  readonly codes: readonly string[];
  readonly features: readonly string[];
  readonly onFeaturesRequested: (features: readonly string[]) => void;
};

/** The filters that are wanted most, beside the button of all: a press turns one on or off at once (LOC-059). */
export function QuickFilters({ codes, features, onFeaturesRequested }: QuickFiltersProps) {
  const { text } = useMessages();
  return codes.map((code) => {
    const isOn = features.includes(code);
    return (
      <button
        key={code}
        type="button"
        className={chip}
        aria-pressed={isOn}
        onClick={() => onFeaturesRequested(isOn ? features.filter((other) => other !== code) : [...features, code])}
      >
        {isOn ? <Check aria-hidden="true" /> : null}
        <span>{text('store-locator.quick-filter', { code })}</span>
      </button>
    );
  });
}
