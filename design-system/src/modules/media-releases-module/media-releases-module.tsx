import { Section } from '../../layout/section.tsx';
import { Link } from '../../link/link.tsx';
import { ModuleHeading } from '../module-heading.tsx';
import * as styles from './media-releases-module.module.css';
import { type ListedRelease, ReleaseList } from './release-list.tsx';

/** Props of MediaReleasesModule: `all` links to the complete list. */
export interface MediaReleasesModuleProps {
  /** Heading above the media releases. */
  readonly title: string | null;
  /** Language of the title where it differs from the surrounding text's. */
  readonly lang?: string | undefined;
  /** The media releases, newest first. */
  readonly releases: readonly ListedRelease[];
  /** The link to all media releases. */
  readonly all: { readonly href: string; readonly text: string };
}

/** The newest media releases, with a link to all of them (PUB-020). */
export function MediaReleasesModule({ title, lang, releases, all }: MediaReleasesModuleProps) {
  return (
    <Section spacing="compact">
      <div className={styles.block}>
        <ModuleHeading title={title} lang={lang} />
        <ReleaseList releases={releases} level={3} showLead={false} />
        <p>
          <Link variant="standalone" href={all.href}>
            {all.text}
          </Link>
        </p>
      </div>
    </Section>
  );
}
