import { NotFoundNotice } from '@kmx/remote-kit/remote/not-found-notice.tsx';

/** The page for every unknown path of the guide. */
export function NotFoundPage() {
  return <NotFoundNotice href="/style-guide" />;
}
