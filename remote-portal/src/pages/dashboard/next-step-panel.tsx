import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { arrowRightIcon, arrowUpRightIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import * as styles from './dashboard-page.module.css';
import type { NextStep } from './resolve-next-step.ts';

/** One clear next step, with its reason. */
export function NextStepPanel({ step }: { readonly step: NextStep }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { kind, count, target } = step;
  const isOutside = !/^[/#]/.test(target);
  return (
    <section className={styles.step} aria-labelledby="portal-next-step">
      <div className={styles.stepText}>
        <Heading level={2} size="title" overline={t('dashboard.next')} id="portal-next-step">
          {t(`next.${kind}.title`, { count })}
        </Heading>
        <p>{t(`next.${kind}.text`)}</p>
      </div>
      <Button
        href={href(target)}
        iconAfter={isOutside ? arrowUpRightIcon : arrowRightIcon}
        {...(isOutside ? { target: '_blank', rel: 'noopener' } : {})}
      >
        {t(`next.${kind}.action`, { count })}
      </Button>
    </section>
  );
}
