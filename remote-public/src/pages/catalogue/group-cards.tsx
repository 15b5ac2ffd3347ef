import { Card } from '@kmx/design-system/card/card.tsx';
import { displayedWidths } from '@kmx/design-system/picture/displayed-widths.ts';
import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { pictureSize } from '../../data/media/picture-size.ts';
import { useContentLang } from '../../features/language/use-content-lang.ts';
import { familyWires } from '../../features/products/family-wires.ts';
import * as card from '../../features/products/product-card.module.css';
import type { GroupCard } from './catalogue.data.ts';
import * as styles from './catalogue-page.module.css';

/** Groups as cards, each with links to the groups below it (PUB-005). */
export function GroupCards({ groups }: { readonly groups: readonly GroupCard[] }): ReactNode {
  const toHref = useHref();
  const lang = useContentLang();
  return (
    <ul className={styles.cards}>
      {groups.map((group, place) => (
        <li key={group.slug}>
          <Card
            title={group.name}
            level={2}
            lang={lang}
            href={toHref(group.route)}
            wire={familyWires[group.family]}
            picture={
              <Picture
                path={group.image}
                {...pictureSize}
                alt=""
                preset="gallery"
                sizes={displayedWidths.card}
                loading={place === 0 ? 'eager' : 'lazy'}
                className={card.picture}
              />
            }
            actions={
              group.below.length > 0 && (
                <ul className={styles.below} lang={lang}>
                  {group.below.map((child) => (
                    <li key={child.slug}>
                      <a href={toHref(child.route)}>{child.name}</a>
                    </li>
                  ))}
                </ul>
              )
            }
          >
            {group.description}
          </Card>
        </li>
      ))}
    </ul>
  );
}
