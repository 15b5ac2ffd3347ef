import { Section } from '../../layout/section.tsx';
import { AssetPicture } from '../../picture/asset-picture.tsx';
import type { PictureAsset } from '../../picture/picture-asset.ts';
import { ModuleHeading } from '../module-heading.tsx';
import * as styles from './timeline-module.module.css';

/** Props of TimelineModule: dates are given as shown, oldest first. */
export interface TimelineModuleProps {
  /** Heading above the line. */
  readonly title: string | null;
  /** The events, oldest first. */
  readonly items: readonly {
    readonly date: string;
    readonly title: string;
    readonly text: string | null;
    readonly image: PictureAsset | null;
  }[];
}

/** A timeline of events along one wire. */
export function TimelineModule({ title, items }: TimelineModuleProps) {
  return (
    <Section>
      <ModuleHeading title={title} className={styles.title} />
      <ol className={styles.timeline}>
        {items.map((item) => (
          <li key={`${item.date} ${item.title}`} className={styles.item}>
            <p className={styles.date}>{item.date}</p>
            <div className={styles.text}>
              <h3>{item.title}</h3>
              {item.text !== null && <p>{item.text}</p>}
              {item.image !== null && (
                <AssetPicture asset={item.image} preset="asideVideo" sizes="(width < 768px) 100vw, 480px" />
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
