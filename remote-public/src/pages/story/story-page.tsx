import { usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import { AssetPicture } from '../../content/asset-picture.tsx';
import { resolveContentLang } from '../../data/content-language.ts';
import type { StoryData } from './story.data.ts';
import { StoryBody } from './story-body.tsx';
import { StoryHeader } from './story-header.tsx';
import * as styles from './story-page.module.css';
import { StoryShare } from './story-share.tsx';

interface StoryPageProps {
  readonly data: StoryData;
  /** What follows the story. */
  readonly children: ReactNode;
}

/** A story as a reading page (PUB-009, PUB-029). */
export function StoryPage({ data: { story, shareUrl }, children }: StoryPageProps): ReactNode {
  const { locale } = usePageRequest();
  return (
    <div className={styles.page}>
      <article className={styles.story}>
        <StoryHeader story={story}>
          <StoryShare title={story.title} url={shareUrl} />
        </StoryHeader>
        {story.teaserImage !== null && (
          <AssetPicture asset={story.teaserImage} preset="stretchedVideo" loading="eager" className={styles.picture} />
        )}
        {story.body !== null && (
          <div lang={resolveContentLang(story.locale, locale.language)}>
            <StoryBody content={story.body.raw} />
          </div>
        )}
      </article>
      {children}
    </div>
  );
}
