import { useHref, usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { Router, StaticRouter } from '@kmx/shared-contracts/router.ts';
import type { ReactNode } from 'react';

/** Routes by the page view of the shell, the one owner of navigation: payload first, address second. */
export function PortalRouter({ children }: { readonly children: ReactNode }): ReactNode {
  const shell = useShell();
  const href = useHref();
  const { path } = usePageRequest();
  if (!shell) return <StaticRouter location={path}>{children}</StaticRouter>;
  const resolve = (to: string | { readonly pathname?: string; readonly search?: string; readonly hash?: string }) =>
    href(typeof to === 'string' ? to : `${to.pathname ?? path}${to.search ?? ''}${to.hash ?? ''}`);
  const navigator = {
    createHref: resolve,
    push: (to: Parameters<typeof resolve>[0]) => shell.navigate(resolve(to)),
    replace: (to: Parameters<typeof resolve>[0]) => shell.navigate(resolve(to), { replace: true }),
    go: (steps: number) => history.go(steps),
  };
  return (
    <Router location={path} navigator={navigator}>
      {children}
    </Router>
  );
}
