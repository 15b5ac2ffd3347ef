import { Button } from '@kmx/design-system/button/button.tsx';
import { Checkbox } from '@kmx/design-system/checkbox/checkbox.tsx';
import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import { copyIcon, printIcon } from '@kmx/design-system/icon/icons.ts';
import * as box from '@kmx/design-system/layout/page-box.module.css';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useState } from 'react';
import { MeasurementSwitch } from '../../features/specification/measurement-switch.tsx';
import type { ComparisonData } from './comparison.data.ts';
import * as styles from './comparison-page.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import { AdoptButton, DroppedNotice } from './notices.tsx';
import { useOwnComparison } from './use-own-comparison.ts';

/** Products side by side, group by group; can be shared, printed and read without scripts (PUB-022). */
export function ComparisonPage({ data }: { readonly data: ComparisonData }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { isOwn, isShared, dropped } = useOwnComparison(data);
  const [hidesIdentical, setHidesIdentical] = useState(false);
  const maxColumns = Math.max(...data.groups.map(({ columns }) => columns.length));
  const canDiffer = data.groups.some(({ columns }) => columns.length > 1);
  return (
    <div className={joinClassNames(box.page, styles.page)}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{t('comparison.title')}</h1>
        {data.groups.length === 0 ? <p>{t('comparison.empty')}</p> : <p>{t('comparison.lead')}</p>}
      </header>
      {dropped.length > 0 && <DroppedNotice keys={dropped} />}
      {data.groups.length === 0 ? (
        <p>
          <Button href={toHref('/products')}>{t('comparison.browse')}</Button>
        </p>
      ) : (
        <>
          <div className={styles.tools}>
            <MeasurementSwitch />
            {canDiffer && (
              <Checkbox
                label={t('comparison.hideIdentical')}
                checked={hidesIdentical}
                onChange={(event) => setHidesIdentical(event.currentTarget.checked)}
              />
            )}
            <span className={styles.passing}>
              <span className={styles.ofShared} data-shared={isShared}>
                <AdoptButton groups={data.groups} />
              </span>
              <ShareButton />
              <Button variant="quiet" size="small" icon={printIcon} onClick={() => print()}>
                {t('comparison.print')}
              </Button>
            </span>
          </div>
          {canDiffer && <p className={styles.legend}>{t('comparison.legend')}</p>}
          {data.groups.map((group) => (
            <ComparisonTable
              key={group.slug}
              group={group}
              items={data.items}
              maxColumns={maxColumns}
              isOwn={isOwn}
              hidesIdentical={hidesIdentical}
            />
          ))}
          <p className={joinClassNames(styles.shared, styles.ofShared)} data-shared={isShared}>
            {t('comparison.shared')}
          </p>
        </>
      )}
    </div>
  );
}

function ShareButton(): ReactNode {
  const t = useTranslate();
  const shell = useShell();
  const share = async () => {
    const isCopied = await navigator.clipboard.writeText(location.href).then(
      () => true,
      () => false,
    );
    shell?.showFlashMessage({
      kind: isCopied ? 'success' : 'error',
      text: t(isCopied ? 'comparison.copied' : 'comparison.notCopied'),
      link: null,
      isStatic: false,
      isFloating: true,
    });
  };
  return (
    <Button variant="quiet" size="small" icon={copyIcon} onClick={() => void share()}>
      {t('comparison.share')}
    </Button>
  );
}
