import { Card } from '@kmx/design-system/card/card.tsx';
import type { HeadingLevel } from '@kmx/design-system/heading/heading.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { ServiceGroup, ServiceTeaser } from '../../pages/services/services.data.ts';
import * as styles from '../../pages/services/services-page.module.css';

interface ServiceListProps {
  readonly services: readonly ServiceTeaser[];
  readonly level: HeadingLevel;
  readonly lang: string | undefined;
}

/** Services as cards, each with what one has of it. */
export function ServiceList({ services, level, lang }: ServiceListProps): ReactNode {
  const toHref = useHref();
  return (
    <ul className={styles.cards}>
      {services.map((service) => (
        <li key={service.slug}>
          <Card title={service.name} level={level} href={toHref(service.route)} lang={lang}>
            <p>{service.description}</p>
            {service.benefits.length > 0 && (
              <ul className={styles.benefits}>
                {service.benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}

interface ServiceGroupSectionProps {
  readonly group: ServiceGroup;
  readonly level: 2 | 3;
  readonly lang: string | undefined;
}

/** A group with its services and the groups below it; one without any is left out. */
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
