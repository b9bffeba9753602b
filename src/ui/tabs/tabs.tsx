import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './tabs.css.ts';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** A count or an icon after the label. */
  readonly trailing?: ReactNode;
  readonly disabled?: boolean;
  readonly panel: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Names the list of tabs. */
  readonly label: string;
  readonly tabs: ReadonlyArray<TabItem<Id>>;
  readonly value: Id;
  readonly onValueChange: (id: Id) => void;
  readonly className?: string;
  readonly panelClassName?: string;
}

/** Arrow keys, Home and End move and choose, round the ends and past what is disabled; only the chosen panel is in the document. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
  panelClassName,
}: TabsProps<Id>) {
  const prefix = useId();
  const buttons = useRef(new Map<Id, HTMLButtonElement | null>());
  const tabId = (id: Id) => `${prefix}-${id}`;
  const panelId = `${prefix}-panel`;
  const chosen = tabs.find(({ id }) => id === value);

  const choose = ({ id, disabled = false }: TabItem<Id>) => {
    if (!disabled && id !== value) onValueChange(id);
  };
  const steer = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = nextTab(tabs, value, event.key);
    if (!next) return;
    event.preventDefault();
    buttons.current.get(next.id)?.focus();
    choose(next);
  };

  return (
    <div className={classNames(css.root, className)}>
      <div role="tablist" aria-label={label} className={css.list} onKeyDown={steer}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={(button) => {
              buttons.current.set(tab.id, button);
            }}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? panelId : undefined}
            aria-disabled={tab.disabled || undefined}
            data-disabled={tab.disabled || undefined}
            tabIndex={tab.id === value ? 0 : -1}
            className={css.tab}
            onClick={() => choose(tab)}
          >
            {tab.label}
            {tab.trailing}
          </button>
        ))}
      </div>
      {chosen ? (
        <div
          key={chosen.id}
          role="tabpanel"
          id={panelId}
          aria-labelledby={tabId(chosen.id)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern makes a panel a stop after its tab.
          tabIndex={0}
          className={classNames(css.panel, panelClassName)}
        >
          {chosen.panel}
        </div>
      ) : null}
    </div>
  );
}

/** Where a key leads from the chosen tab; undefined for all other keys. */
function nextTab<Id extends string>(tabs: ReadonlyArray<TabItem<Id>>, value: Id, key: string): TabItem<Id> | undefined {
  const reachable = tabs.filter(({ id, disabled }) => !disabled || id === value);
  const at = reachable.findIndex(({ id }) => id === value);
  const last = reachable.length - 1;
  if (key === 'Home') return reachable[0];
  if (key === 'End') return reachable[last];
  if (key === 'ArrowRight') return reachable[at === last ? 0 : at + 1];
  if (key === 'ArrowLeft') return reachable[at <= 0 ? last : at - 1];
  return undefined;
}
