import { useHref, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';

/** Shows the page of another path of the portal in place of this one: a list in another state (no step of the history). */
export function useReplacePath(): (path: string) => void {
  const shell = useShell();
  const href = useHref();
  return (path) => shell?.navigate(href(path), { replace: true });
}
