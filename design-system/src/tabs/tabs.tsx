import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { resolveNextTab } from './next-tab.ts';
import * as styles from './tabs.module.css';

/** One tab and its panel. */
export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

/** Props of Tabs: uncontrolled with defaultSelected, or controlled with selected and onSelect. */
export interface TabsProps {
  /** Name of the list for screen readers. */
  readonly label: string;
  /** The views in their order, each with its label and its content. */
  readonly tabs: readonly Tab[];
  /** Id of the initial view, when uncontrolled. */
  readonly defaultSelected?: string | undefined;
  /** Id of the view, when controlled. */
  readonly selected?: string | undefined;
  /** Called with the id of the chosen view. */
  readonly onSelect?: ((id: string) => void) | undefined;
}

/** Views of the same subject, one at a time; one tab stop, arrow keys choose. */
export function Tabs({ label, tabs, defaultSelected, selected, onSelect }: TabsProps) {
  const ownId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(defaultSelected);
  const wanted = selected ?? chosen;
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === wanted),
  );
  const select = (index: number) => {
    const tab = tabs[index];
    if (tab === undefined) return;
    setChosen(tab.id);
    onSelect?.(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // The arrows follow the visual order: in a right-to-left page the next tab is on the left.
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = resolveNextTab(mirrored ? mirrorKey(event.key) : event.key, current, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
  };
  return (
    <div className={styles.tabs}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${ownId}-tab-${tab.id}`}
            className={styles.tab}
            aria-selected={index === current}
            aria-controls={`${ownId}-panel-${tab.id}`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => select(index)}
            onKeyDown={handleKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${ownId}-panel-${tab.id}`}
          className={styles.panel}
          aria-labelledby={`${ownId}-tab-${tab.id}`}
          tabIndex={0}
          hidden={index !== current}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

function mirrorKey(key: string): string {
  if (key === 'ArrowRight') return 'ArrowLeft';
  return key === 'ArrowLeft' ? 'ArrowRight' : key;
}
