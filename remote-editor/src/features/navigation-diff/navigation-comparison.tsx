import { Button } from '@kmx/design-system/button/button.tsx';
import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { refreshIcon } from '@kmx/design-system/icon/icons.ts';
import { RadioGroup } from '@kmx/design-system/radio-group/radio-group.tsx';
import { LoadingRegion } from '@kmx/design-system/skeleton/loading-region.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import { useState } from 'react';
import type { EditorNavigation } from '../../data/editor-navigation.ts';
import { compareNavigation } from './compare-navigation.ts';
import * as styles from './navigation-comparison.module.css';
import { NavigationTree } from './navigation-tree.tsx';
import { useNavigationStages } from './use-navigation-stages.ts';

/** Loads both stages and shows them; skeleton and failure take the same space. */
export function NavigationComparison({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const t = useTranslate();
  const { stages, retry } = useNavigationStages(onSignedOut);
  if (stages.kind === 'loaded') return <StageTrees published={stages.published} draft={stages.draft} />;
  if (stages.kind === 'loading') {
    return (
      <LoadingRegion text={t('navigation.loading')}>
        <Skeleton shape="title" />
        <Skeleton lines={8} />
      </LoadingRegion>
    );
  }
  return (
    <StaticMessage
      type="error"
      action={
        <Button size="small" variant="secondary" icon={refreshIcon} onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {t('navigation.failed')}
    </StaticMessage>
  );
}

interface StageTreesProps {
  readonly published: EditorNavigation;
  readonly draft: EditorNavigation;
}

const areas = ['topItems', 'homeItems'] as const;

/** Both stages side by side; the current one, PUBLISHED by default, comes first and is the only one on small screens (EDT-007). */
export function StageTrees({ published, draft }: StageTreesProps) {
  const t = useTranslate();
  const [current, setCurrent] = useState<ContentStage>('PUBLISHED');
  const changes = areas.map((area) => compareNavigation(published[area], draft[area]));
  const count = changes.reduce((sum, change) => sum + change.size, 0);
  const stages = current === 'PUBLISHED' ? (['PUBLISHED', 'DRAFT'] as const) : (['DRAFT', 'PUBLISHED'] as const);
  return (
    <div className={styles.comparison}>
      <div className={styles.tools}>
        <RadioGroup
          inline
          name="stage"
          label={t('stage.label')}
          value={current}
          onSelect={(value) => setCurrent(value === 'DRAFT' ? 'DRAFT' : 'PUBLISHED')}
          options={(['PUBLISHED', 'DRAFT'] as const).map((value) => ({ value, text: t(`stage.${value}`) }))}
        />
        <p role="status">{t('navigation.differences', { count })}</p>
      </div>
      <div className={styles.columns}>
        {stages.map((stage) => (
          <section
            key={stage}
            className={styles.column}
            data-current={stage === current}
            aria-labelledby={`stage-${stage}`}
          >
            <Heading level={2} size="lead" id={`stage-${stage}`}>
              {t(`stage.${stage}`)}
            </Heading>
            {areas.map((area, index) => {
              const nodes = (stage === 'DRAFT' ? draft : published)[area];
              return (
                <div key={area} className={styles.area}>
                  <Heading level={3} size="body">
                    {t(`navigation.${area}`)}
                  </Heading>
                  {nodes.length === 0 ? (
                    <p className={styles.empty}>{t('navigation.empty')}</p>
                  ) : (
                    <NavigationTree nodes={nodes} changes={changes[index] ?? new Map()} />
                  )}
                </div>
              );
            })}
          </section>
        ))}
      </div>
    </div>
  );
}
