import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import * as css from './tabs.css.ts';

export type TabItem<Id extends string> = {
  readonly id: Id;
  readonly label: ReactNode;
  readonly panel: ReactNode;
};

export type TabsProps<Id extends string> = {
  /** Names the list of tabs. */
  readonly label: string;
  readonly tabs: ReadonlyArray<TabItem<Id>>;
  readonly value: Id;
  readonly onValueChange: (id: Id) => void;
};

/** Arrow keys, Home and End move and choose, round the ends; only the chosen panel is in the document. */
export function Tabs<Id extends string>({ label, tabs, value, onValueChange }: TabsProps<Id>) {
  const prefix = useId();
  const buttons = useRef(new Map<Id, HTMLButtonElement | null>());
  const tabId = (id: Id) => `${prefix}-${id}`;
  const panelId = `${prefix}-panel`;
  const chosen = tabs.find(({ id }) => id === value);

  const choose = ({ id }: TabItem<Id>) => {
    if (id !== value) onValueChange(id);
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
    <div className={css.root}>
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
            tabIndex={tab.id === value ? 0 : -1}
            className={css.tab}
            onClick={() => choose(tab)}
          >
            {tab.label}
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
          className={css.panel}
        >
          {chosen.panel}
        </div>
      ) : null}
    </div>
  );
}

/** Where a key leads from the chosen tab; undefined for all other keys. */
function nextTab<Id extends string>(tabs: ReadonlyArray<TabItem<Id>>, value: Id, key: string): TabItem<Id> | undefined {
  const at = tabs.findIndex(({ id }) => id === value);
  const last = tabs.length - 1;
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs[last];
  if (key === 'ArrowRight') return tabs[at === last ? 0 : at + 1];
  if (key === 'ArrowLeft') return tabs[at <= 0 ? last : at - 1];
  return undefined;
}
