import type { EventStream } from './event-stream.ts';
import { type DevelopedRemote, findGiven, isOfRemote, type ProductPage } from './page-swap.ts';
import type { ServerHalf } from './server-half.ts';
import type { WatchedBuilds } from './watch-builds.ts';
import type { DevelopedPage } from './write-document.ts';

const title = 'The server half failed';

/** The parts of a development session that make a page. */
export interface PageParts {
  readonly remote: DevelopedRemote;
  readonly builds: Pick<WatchedBuilds, 'getBuild'>;
  readonly serverHalf: Pick<ServerHalf, 'render'>;
  readonly events: Pick<EventStream, 'send' | 'settle'>;
}

/** The address of a page that is elsewhere. */
export interface DevelopedRedirect {
  readonly location: string;
}

/**
 * Loads and renders a page of the remote in the place of the product's; `other` where the page belongs to another remote,
 * `failed` where the server half did: the overlay then says why.
 */
export async function developPage(
  { remote, builds, serverHalf, events }: PageParts,
  page: ProductPage,
): Promise<DevelopedPage | DevelopedRedirect | 'other' | 'failed'> {
  if (!isOfRemote(remote, page)) return 'other';
  const { serverHash, serverFile, listStyles } = await builds.getBuild();
  const build = { file: serverFile, version: serverHash };
  const answer = await serverHalf.render(build, { request: page.request, given: findGiven(remote, page) });
  if (answer.state === 'failed') {
    events.send({ type: 'failed', title, text: answer.text, needsDocument: true });
    return 'failed';
  }
  events.settle(title);
  if (answer.state === 'redirected') return { location: answer.location };
  return { result: answer.result, html: answer.html, styles: listStyles(answer.result.part) };
}
