import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { mailIcon, phoneIcon } from '@kmx/design-system/icon/icons.ts';
import { Section } from '@kmx/design-system/layout/section.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../data/rich-blocks.ts';
import { AssetPicture } from './asset-picture.tsx';
import { BlockHeading } from './block-heading.tsx';
import * as styles from './contact-block.module.css';

/** First letters of the first and the last word of a name; one letter for a name of one word. */
function createMonogram(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}

/** Whom to ask, with telephone and mail as links. */
export function ContactBlock({ block }: { readonly block: RichBlockOf<'ContactBlock'> }): ReactNode {
  return (
    <Section spacing="compact">
      <div className={styles.columns}>
        <div className={styles.text}>
          <BlockHeading title={block.title} />
          {block.text !== null && <p>{block.text}</p>}
        </div>
        <ul className={styles.people}>
          {block.items.map((person) => (
            <li key={person.name} className={styles.person}>
              {person.picture === null ? (
                <span className={styles.monogram} aria-hidden="true">
                  {createMonogram(person.name)}
                </span>
              ) : (
                <AssetPicture asset={person.picture} preset="contact" className={styles.picture} />
              )}
              <div className={styles.facts}>
                <h3 className={styles.name}>{person.name}</h3>
                {person.role !== null && <p className={styles.role}>{person.role}</p>}
                {person.phone !== null && (
                  <a href={`tel:${person.phone.replaceAll(/[^+\d]/g, '')}`} className={styles.way}>
                    <Icon drawing={phoneIcon} size={16} />
                    {person.phone}
                  </a>
                )}
                {person.email !== null && (
                  <a href={`mailto:${person.email}`} className={styles.way}>
                    <Icon drawing={mailIcon} size={16} />
                    {person.email}
                  </a>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
