import { Section } from '../../layout/section.tsx';
import { Link } from '../../link/link.tsx';
import * as styles from './stories-module.module.css';
import type { StoryCard } from './story-card.ts';
import { StoryCards } from './story-cards.tsx';

/** Props of StoriesModule: `all` links to the list of all stories. */
export interface StoriesModuleProps {
  /** Heading above the stories. */
  readonly title: string | null;
  /** Language of the title where it differs from the surrounding text's. */
  readonly lang?: string | undefined;
  /** The stories, newest first. */
  readonly stories: readonly StoryCard[];
  /** The link to all stories. */
  readonly all: { readonly href: string; readonly text: string };
}

/** The newest stories, with a link to all of them (PUB-034). */
export function StoriesModule({ title, lang, stories, all }: StoriesModuleProps) {
  return (
    <Section reserve="stories">
      <div className={styles.header}>
        {title !== null && <h2 lang={lang}>{title}</h2>}
        <Link variant="standalone" href={all.href}>
          {all.text}
        </Link>
      </div>
      <StoryCards stories={stories} level={3} />
    </Section>
  );
}
