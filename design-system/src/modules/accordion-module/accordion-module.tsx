import { Disclosure } from '../../disclosure/disclosure.tsx';
import { Section } from '../../layout/section.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { RichTextField } from '../../rich-text/rich-text-content.ts';
import { ModuleHeading } from '../module-heading.tsx';
import * as styles from './accordion-module.module.css';

/** Props of AccordionModule. */
export interface AccordionModuleProps {
  /** Heading above the list. */
  readonly title: string | null;
  /** The sections, each with its title and text. */
  readonly items: readonly { readonly title: string; readonly body: RichTextField | null }[];
}

/** Questions, jobs or chapters that expand in place, also without scripts. */
export function AccordionModule({ title, items }: AccordionModuleProps) {
  return (
    <Section spacing="compact">
      <div className={styles.columns}>
        <ModuleHeading title={title} className={styles.title} />
        <div className={styles.items}>
          {items.map((item) => (
            <Disclosure key={item.title} summary={<h3 className={styles.summary}>{item.title}</h3>}>
              {item.body !== null && <RichText content={item.body.raw} topLevel={4} />}
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
