import { createInitials } from '../../avatar/create-initials.ts';
import { ContactWay } from '../../contact-way/contact-way.tsx';
import { Section } from '../../layout/section.tsx';
import { AssetPicture } from '../../picture/asset-picture.tsx';
import type { PictureAsset } from '../../picture/picture-asset.ts';
import { ModuleHeading } from '../module-heading.tsx';
import * as styles from './contact-module.module.css';

/** Props of ContactModule. */
export interface ContactModuleProps {
  /** Heading above the people. */
  readonly title: string | null;
  /** A sentence about the topics to contact them for. */
  readonly text: string | null;
  /** The people in their order. */
  readonly items: readonly {
    readonly name: string;
    readonly role: string | null;
    readonly phone: string | null;
    readonly email: string | null;
    readonly picture: PictureAsset | null;
  }[];
}

/** Contact persons, with telephone and e-mail as links. */
export function ContactModule({ title, text, items }: ContactModuleProps) {
  return (
    <Section spacing="compact">
      <div className={styles.columns}>
        <div className={styles.text}>
          <ModuleHeading title={title} />
          {text !== null && <p>{text}</p>}
        </div>
        <ul className={styles.people}>
          {items.map((person) => (
            <li key={person.name} className={styles.person}>
              {person.picture === null ? (
                <span className={styles.monogram} aria-hidden="true">
                  {createInitials(person.name)}
                </span>
              ) : (
                <AssetPicture asset={person.picture} preset="contact" className={styles.picture} />
              )}
              <div className={styles.facts}>
                <h3 className={styles.name}>{person.name}</h3>
                {person.role !== null && <p className={styles.role}>{person.role}</p>}
                <ContactWay kind="phone" address={person.phone} />
                <ContactWay kind="email" address={person.email} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
