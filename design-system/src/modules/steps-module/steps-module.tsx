import { Section } from '../../layout/section.tsx';
import { AssetPicture } from '../../picture/asset-picture.tsx';
import type { PictureAsset } from '../../picture/picture-asset.ts';
import { ModuleHeading } from '../module-heading.tsx';
import * as styles from './steps-module.module.css';

/** Props of StepsModule. */
export interface StepsModuleProps {
  /** Heading above the steps. */
  readonly title: string | null;
  /** The steps in their order. */
  readonly items: readonly {
    readonly title: string;
    readonly text: string | null;
    readonly image: PictureAsset | null;
  }[];
}

/** Numbered steps, as in a work instruction. */
export function StepsModule({ title, items }: StepsModuleProps) {
  return (
    <Section>
      <ModuleHeading title={title} className={styles.title} />
      <ol className={styles.steps}>
        {items.map((item) => (
          <li key={item.title} className={styles.step}>
            {item.image !== null && (
              <AssetPicture asset={item.image} preset="asideVideo" sizes="(width < 768px) 100vw, 480px" />
            )}
            <h3>{item.title}</h3>
            {item.text !== null && <p>{item.text}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
