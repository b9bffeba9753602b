import { useRouter } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState } from 'react';
import { type ChoiceProblem, differencesOf } from '#domain/menu/product-choice.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { leaveOverlay } from '#parts/back-closes.ts';
import { lazyPart, useFetchedPart } from '#parts/fetched-part.ts';
import { useColumns } from '#parts/use-columns.ts';
import { Badge } from '#ui/badge/badge.tsx';
import type { ReadyProduct } from '../product-choice.flow.ts';
import { OptionFields } from './option-fields.tsx';
import * as css from './option-groups.css.ts';
import { chosenTexts, type OptionSection, sectionOf, sectionsOf } from './option-sections.ts';
import type { OptionSheetProps } from './option-sheet.tsx';

// Comes with the first sheet: no page waits for a dialog that may never open.
const OPTION_SHEET = lazyPart<OptionSheetProps>(async () => (await import('./option-sheet.tsx')).OptionSheet);

/** Whether a problem is that something has yet to be chosen. */
const LACKS: Readonly<Record<ChoiceProblem['kind'], boolean>> = {
  'too-few': true,
  'needs-another': true,
  'no-such-size': false,
  'no-such-option': false,
  'no-such-quantity': false,
  'too-many-of-one': false,
  'too-many': false,
};

/** What can be chosen, one line for each kind: it opens below the line on a wide screen, as a sheet on a phone. */
export function OptionGroups({ product }: { product: ReadyProduct }) {
  const [open, setOpen] = useState<string | null>(null);
  const columns = useColumns();
  const sections = sectionsOf(product.details.optionGroups);
  const opened = sections.find(({ id }) => id === open);
  const { details, obstacle } = product;
  // What must be taken away again is named beside the button alone.
  const lacking = obstacle?.kind === 'choice' && LACKS[obstacle.problem.kind] ? obstacle.problem : null;
  const missing = lacking === null ? null : sectionOf(details, lacking)?.id;
  const close = () => setOpen(null);
  const Sheet = useFetchedPart(!columns && opened ? OPTION_SHEET : null, close, { mayReload: true });
  useSheetLeftBehind(opened !== undefined && Sheet !== null, columns);
  return (
    <>
      <ul className={css.sections}>
        {sections.map((section) => (
          <li key={section.id} className={css.section}>
            <SectionLine
              section={section}
              product={product}
              isOpen={section.id === open}
              isMissing={section.id === missing}
              onPress={() => setOpen(section.id === open ? null : section.id)}
            />
            {columns && section.id === open ? (
              <div className={css.fields}>
                <OptionFields section={section} product={product} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {!columns && opened && Sheet ? <Sheet section={opened} product={product} onClose={close} /> : null}
    </>
  );
}

/** A phone that is turned has columns: the sheet goes, and its entry of the history with it, or Back would show nothing. */
function useSheetLeftBehind(isShown: boolean, columns: boolean): void {
  const { history } = useRouter();
  const wasShown = useRef(false);
  useEffect(() => {
    if (columns && wasShown.current) void leaveOverlay(history);
    wasShown.current = !columns && isShown;
  }, [history, isShown, columns]);
}

type SectionLineProps = {
  section: OptionSection;
  product: ReadyProduct;
  isOpen: boolean;
  isMissing: boolean;
  onPress: () => void;
};

function SectionLine({ section, product: { details, choice }, isOpen, isMissing, onPress }: SectionLineProps) {
  const messages = useMessages();
  const { text } = messages;
  const numbers = section.groups.flatMap(({ options }) => options);
  const isChanged = differencesOf(details, choice).some(({ option }) => numbers.includes(option.productNumber));
  const chosen = chosenTexts(section, { details, choice }, messages);
  return (
    <button type="button" className={css.line} aria-expanded={isOpen} onClick={onPress}>
      <span className={css.words}>
        <span className={css.name}>{section.name}</span>{' '}
        <span className={css.chosen}>{chosen.length > 0 ? chosen.join(', ') : text('menu-product.option-none')}</span>
      </span>
      {isMissing ? <Badge tone="warning">{text('menu-product.to-choose')}</Badge> : null}
      {isChanged && !isMissing ? <Badge tone="brand">{text('menu-product.changed')}</Badge> : null}
      <ChevronRight aria-hidden="true" className={css.arrow} />
    </button>
  );
}
