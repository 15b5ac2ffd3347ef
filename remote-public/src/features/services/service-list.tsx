import { Card } from '@kmx/design-system/card/card.tsx';
import type { HeadingLevel } from '@kmx/design-system/heading/heading.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { ServiceTeaser } from '../../data/catalogue/service-teaser.ts';
import * as styles from './service-list.module.css';

interface ServiceListProps {
  readonly services: readonly ServiceTeaser[];
  readonly level: HeadingLevel;
  readonly lang: string | undefined;
}

/** Services as cards, each with its short description and benefits. */
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
