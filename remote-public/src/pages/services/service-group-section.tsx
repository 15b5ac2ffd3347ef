import type { HeadingLevel } from '@kmx/design-system/heading/heading.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { ServiceGroup } from '../../data/catalogue/service-teaser.ts';
import { ServiceList } from '../../features/services/service-list.tsx';
import * as styles from './services-page.module.css';

interface ServiceGroupSectionProps {
  readonly group: ServiceGroup;
  readonly level: 2 | 3;
  readonly lang: string | undefined;
}

/** A group with its services and the groups below it; a group without services is left out. */
export function ServiceGroupSection({ group, level, lang }: ServiceGroupSectionProps): ReactNode {
  const toHref = useHref();
  const Title = `h${level}` as const;
  const listLevel: HeadingLevel = level === 2 ? 3 : 4;
  if (group.services.length === 0 && group.groups.length === 0) return null;
  return (
    <section className={level === 2 ? styles.group : styles.subgroup}>
      <div className={styles.intro} lang={lang}>
        <Title className={styles.title}>
          <a href={toHref(group.route)}>{group.name}</a>
        </Title>
        <p>{group.description}</p>
      </div>
      <div className={styles.content}>
        {group.services.length > 0 && <ServiceList services={group.services} level={listLevel} lang={lang} />}
        {group.groups.map((child) => (
          <ServiceGroupSection key={child.slug} group={child} level={3} lang={lang} />
        ))}
      </div>
    </section>
  );
}
