import { Section } from '@kmx/design-system/layout/section.tsx';
import { NotFoundNotice } from '@kmx/remote-kit/remote/not-found-notice.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { editorPath } from '../../data/editor-paths.ts';

/** The page for every unknown path of the editor area. */
export function NotFoundPage() {
  const href = useHref();
  return (
    <Section spacing="compact" width="stretched">
      <NotFoundNotice href={href(editorPath)} />
    </Section>
  );
}
