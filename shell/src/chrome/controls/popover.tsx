import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import * as edge from '@kmx/design-system/layout/scroll-edge.module.css';
import { type FocusEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import * as styles from './popover.module.css';
import { useDismissal } from './use-dismissal.ts';

interface PopoverProps {
  readonly label: string;
  readonly button: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A panel under a button of the header. Native details, so it also opens before hydration and without script. */
export function Popover({ label, button, className, children }: PopoverProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback((reason: 'escape' | 'outside') => {
    const element = box.current;
    if (element === null) return;
    element.open = false;
    if (reason === 'escape') element.querySelector('summary')?.focus();
  }, []);
  // It may have been opened before hydration.
  useEffect(() => setOpen(box.current?.open ?? false), []);
  useDismissal(box, isOpen, close);
  const closeAfterChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) close('outside');
  };
  const closeWhenLeft = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) close('outside');
  };
  return (
    <details
      ref={box}
      className={joinClassNames(styles.popover, className)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onBlur={closeWhenLeft}
    >
      <summary className={styles.button} aria-label={label} title={label}>
        {button}
      </summary>
      <div className={styles.panel}>
        <div className={joinClassNames(styles.scroll, edge.block)} onClick={closeAfterChoice}>
          {children}
        </div>
      </div>
    </details>
  );
}
