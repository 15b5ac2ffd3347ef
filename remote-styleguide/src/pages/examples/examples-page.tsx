import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { ExampleGroup, GuidePageName } from '../../data/guide-pages.ts';
import { ExampleCard } from '../../features/example-card/example-card.tsx';
import { TypeScale } from '../../features/token-list/type-scale.tsx';
import * as styles from './examples-page.module.css';

interface ExamplesPageProps {
  readonly name: GuidePageName;
  readonly groups: readonly ExampleGroup[];
}

/** A page of live examples, grouped by component (STY-002..006). */
export function ExamplesPage({ name, groups }: ExamplesPageProps) {
  const t = useTranslate();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading level={1} size="headline" overline={t('guide.title')}>
          {t(`page.${name}`)}
        </Heading>
        <p className={styles.lead}>{t(`lead.${name}`)}</p>
      </header>
      {name === 'typography' && <TypeScale />}
      {groups.map((group) => (
        <section key={group.id} className={styles.group} aria-labelledby={`group-${group.id}`}>
          <div className={styles.title}>
            <Heading level={2} size="title" id={`group-${group.id}`}>
              <span lang="en">{group.name}</span>
            </Heading>
            <p className={styles.count}>{t('examples.count', { count: group.examples.length })}</p>
          </div>
          {group.examples.map((example) => (
            <ExampleCard key={example.id} id={`${group.id}-${example.id}`} example={example} />
          ))}
        </section>
      ))}
    </div>
  );
}
