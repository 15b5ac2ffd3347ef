import { Card } from '../../card/card.tsx';
import { Section } from '../../layout/section.tsx';
import { AssetPicture } from '../../picture/asset-picture.tsx';
import type { PictureAsset } from '../../picture/picture-asset.ts';
import { ModuleHeading } from '../module-heading.tsx';
import * as styles from './whitepaper-module.module.css';

/** Props of WhitepaperModule. */
export interface WhitepaperModuleProps {
  /** Heading above the whitepapers. */
  readonly title: string | null;
  /** A description of each, in the language of the page. */
  readonly overline: string;
  /** Language of the page, for the overline of papers in another one. */
  readonly language: string;
  /** The whitepapers in their order. */
  readonly papers: readonly {
    readonly href: string;
    readonly title: string;
    readonly leadText: string | null;
    readonly image: PictureAsset | null;
    /** Language of the paper where it differs from the page's. */
    readonly lang: string | undefined;
  }[];
}

/** Whitepapers with their subjects; each links to its page with the form (PUB-024). */
export function WhitepaperModule({ title, overline, language, papers }: WhitepaperModuleProps) {
  return (
    <Section spacing="compact">
      <ModuleHeading title={title} className={styles.heading} />
      <ul className={styles.papers}>
        {papers.map((paper) => (
          <li key={paper.href} lang={paper.lang}>
            <Card
              title={paper.title}
              href={paper.href}
              overline={<span lang={language}>{overline}</span>}
              {...(paper.image === null ? {} : { picture: <AssetPicture asset={paper.image} preset="asideVideo" /> })}
              className={styles.paper}
            >
              {paper.leadText}
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
