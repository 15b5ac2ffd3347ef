import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import './story-tail-styles.ts';
import { createStoryTail } from './load-story-tail.browser.ts';
import type { StoryData } from './story.data.ts';
import { StoryPage } from './story-page.tsx';

/** The story page whose tail comes to life after the text: who reads needs no script for it. */
export function BrowserStoryPage({ data }: { readonly data: StoryData }): ReactNode {
  const shell = useShell();
  const [{ Tail }] = useState(() => ({
    Tail: createStoryTail((error) => shell?.reportError(error, 'loading what follows a story')),
  }));
  return (
    <StoryPage data={data}>
      <Suspense fallback={null}>
        <Tail data={data} />
      </Suspense>
    </StoryPage>
  );
}
