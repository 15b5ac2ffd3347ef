import { Checkbox } from '@kmx/design-system/checkbox/checkbox.tsx';
import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useCallback, useState } from 'react';
import * as styles from './shortcut-help.module.css';
import { shortcuts } from './shortcut-table.ts';
import { useShortcuts } from './use-shortcuts.ts';

const helpKey = '?';

/** A button with the list of shortcuts, which the key `?` opens too; shortcuts can be switched off there (WCAG 2.1.4). */
export function ShortcutHelp(): ReactNode {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const show = useCallback(() => setIsOpen(true), []);
  const { isOn, switchTo } = useShortcuts(show);
  return (
    <>
      <button type="button" className={styles.button} onClick={show}>
        <kbd aria-hidden="true">{helpKey}</kbd>
        {t('shortcuts.title')}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('shortcuts.title')}
        closeText={t('shortcuts.close')}
      >
        <div className={styles.content}>
          <dl className={styles.list}>
            {shortcuts.map(({ keys, textKey }) => (
              <div key={textKey} className={styles.entry}>
                <dt>{t(textKey)}</dt>
                <dd>
                  {keys.map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <Checkbox
            label={t('shortcuts.use')}
            hint={t('shortcuts.useHint')}
            checked={isOn}
            onChange={(event) => switchTo(event.currentTarget.checked)}
          />
        </div>
      </Dialog>
    </>
  );
}
