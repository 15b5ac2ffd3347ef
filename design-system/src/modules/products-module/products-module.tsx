import { Card } from '../../card/card.tsx';
import { Section } from '../../layout/section.tsx';
import { AssetPicture } from '../../picture/asset-picture.tsx';
import type { PictureAsset } from '../../picture/picture-asset.ts';
import { ModuleHeading } from '../module-heading.tsx';
import * as styles from './products-module.module.css';

/** Props of ProductsModule. */
export interface ProductsModuleProps {
  /** Heading above the machines. */
  readonly title: string | null;
  /** The machines in order; renders nothing if there are none. */
  readonly products: readonly {
    readonly href: string;
    readonly name: string;
    readonly text: string;
    /** Language of name and text, whatever the surrounding language. */
    readonly language?: string | undefined;
    /** Decoration: the name identifies the machine. */
    readonly image: PictureAsset | null;
  }[];
}

/** Machines related to the topic of the page; renders nothing if there are none. */
export function ProductsModule({ title, products }: ProductsModuleProps) {
  if (products.length === 0) return null;
  return (
    <Section>
      <ModuleHeading title={title} className={styles.title} />
      <ul className={styles.products}>
        {products.map(({ href, name, text, language, image }) => (
          <li key={href}>
            <Card
              title={name}
              href={href}
              lang={language}
              picture={image === null ? undefined : <AssetPicture asset={image} preset="gallery" />}
            >
              <p>{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
