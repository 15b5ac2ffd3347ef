import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { downloadIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { saveFile } from '@kmx/remote-kit/downloads/save-file.browser.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './account.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows the recovery codes once, with ways to save them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactNode {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  // The focused element has been removed, and these codes are shown only once.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.codesBox} role="group" aria-labelledby="account-codes">
      <Stack gap={4}>
        <Heading level={3} size="lead" id="account-codes">
          {t('factor.codes')}
        </Heading>
        <p>{t('factor.codesText')}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Stack direction="row" gap={3}>
          <Button
            variant="secondary"
            icon={downloadIcon}
            onClick={() =>
              saveFile('mykomax-recovery-codes.txt', 'text/plain;charset=utf-8', `${codes.join('\r\n')}\r\n`)
            }
          >
            {t('factor.codesSave')}
          </Button>
          <Button onClick={onDone}>{t('factor.codesKept')}</Button>
        </Stack>
      </Stack>
    </div>
  );
}
