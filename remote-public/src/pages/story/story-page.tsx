import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import * as box from '@kmx/design-system/layout/page-box.module.css';
import { AssetPicture } from '@kmx/design-system/picture/asset-picture.tsx';
import { displayedWidths } from '@kmx/design-system/picture/displayed-widths.ts';
import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import './story-tail-styles.ts';
import { createStoryTail } from './load-story-tail.ts';
import type { StoryData } from './story.data.ts';
import { StoryBody } from './story-body.tsx';
import { StoryHeader } from './story-header.tsx';
import * as styles from './story-page.module.css';
import { StoryShare } from './story-share.tsx';

/** A story as a reading page (PUB-009, PUB-029); the part after the text hydrates later, because reading needs no script. */
export function StoryPage({ data }: { readonly data: StoryData }): ReactNode {
  const { story, embeds, shareUrl } = data;
  const shell = useShell();
  const [{ Tail }] = useState(() => ({
    Tail: createStoryTail((error) => shell?.reportError(error, 'loading what follows a story')),
  }));
  const { locale } = usePageRequest();
  return (
    <div className={joinClassNames(box.stretched, styles.page)}>
      <article className={styles.story}>
        <StoryHeader story={story}>
          <StoryShare title={story.title} url={shareUrl} />
        </StoryHeader>
        {story.teaserImage !== null && (
          <AssetPicture
            asset={story.teaserImage}
            preset="stretchedVideo"
            sizes={displayedWidths.page}
            loading="eager"
            className={styles.picture}
          />
        )}
        {story.body !== null && (
          <div lang={resolveContentLang(story.locale, locale.language)}>
            <StoryBody content={story.body.raw} embeds={embeds} />
          </div>
        )}
      </article>
      <Suspense fallback={null}>
        <Tail data={data} />
      </Suspense>
    </div>
  );
}
