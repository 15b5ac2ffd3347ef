import { PageFailure } from '@kmx/design-system/page-failure/page-failure.tsx';
import { defineRemote } from '@kmx/remote-kit/remote/define-remote.ts';
import { pages } from './pages.ts';

/** The two pages of the bench as a remote of the product. */
export const definition = defineRemote({ name: 'remote-peers', pages, Failure: PageFailure });
