// @ts-nocheck
import { type ReactNode, Suspense } from 'react';
import type { StoryData } from './story.data.ts';
import { StoryPage } from './story-page.tsx';
import { StoryTail } from './story-tail.tsx';

/** The story page with its tail at once, so that all of it works without script. */
export function ServerStoryPage({ data }: { readonly data: StoryData }): ReactNode {
  return (
    <StoryPage data={data}>
      <Suspense fallback={null}>
        <StoryTail data={data} />
      </Suspense>
    </StoryPage>
  );
}
