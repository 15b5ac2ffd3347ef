import { PageFailure } from '@kmx/design-system/page-failure/page-failure.tsx';
import { defineRemote } from '@kmx/remote-kit/remote/define-remote.ts';
import { pages } from './pages.ts';

/** The public site; the shell renders everything around its pages. */
export const publicSite = defineRemote({ name: 'remote-public', pages, Failure: PageFailure });
