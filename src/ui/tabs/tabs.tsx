import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
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

/** Arrow keys move and choose; only the chosen panel is in the document. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
  panelClassName,
}: TabsProps<Id>) {
  const choose = (next: unknown) => {
    const tab = tabs.find((candidate) => candidate.id === next);
    if (tab && tab.id !== value) onValueChange(tab.id);
  };
  return (
    <BaseTabs.Root value={value} onValueChange={choose} className={classNames(css.root, className)}>
      <BaseTabs.List className={css.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.id} value={tab.id} disabled={tab.disabled} className={css.tab}>
            {tab.label}
            {tab.trailing}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.id} value={tab.id} className={classNames(css.panel, panelClassName)}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
