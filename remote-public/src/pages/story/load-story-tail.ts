import { type ComponentType, lazy } from 'react';
import type { StoryTailProps } from './story-tail.tsx';

type Tail = ComponentType<StoryTailProps>;

let loadedTail: Tail | null = null;
let loading: Promise<Tail> | null = null;

async function fetchTail(): Promise<Tail> {
  try {
    loadedTail = (await import(/* webpackChunkName: "story-tail" */ './story-tail.tsx')).StoryTail;
    return loadedTail;
  } catch (error) {
    loading = null;
    throw error;
  }
}

function loadTail(): Promise<Tail> {
  loading ??= fetchTail();
  return loading;
}

/** Loads the tail before a story is rendered, unless the document already contains it: then its code loads after the page. */
export async function prepareStoryTail(): Promise<void> {
  const isRendered = typeof document !== 'undefined' && document.getElementById('story-tail') !== null;
  if (loading !== null || !isRendered) await loadTail();
}

/**
 * The tail, as a component that loads its own code if necessary. If that fails it stays suspended: the server's HTML
 * remains, with links and forms that need no script.
 */
export function createStoryTail(reportError: (error: unknown) => void): Tail {
  const load = async () => {
    try {
      return { default: await loadTail() };
    } catch (error) {
      reportError(error);
      return new Promise<never>(() => {});
    }
  };
  return loadedTail ?? lazy(load);
}
