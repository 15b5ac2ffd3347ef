import type { Configuration } from '../configuration.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * The origin at which a document addresses files of releases; undefined for that of the page. There the holder of a preview
 * gets them: a shell that has not opened the preview opens it for its cookie, which is sent nowhere else (decision 0085).
 */
export function findFilesOrigin(
  { releasePreview }: Pick<RequestContext, 'releasePreview'>,
  { RELEASE_FILES_ORIGIN }: Pick<Configuration, 'RELEASE_FILES_ORIGIN'>,
): string | undefined {
  return releasePreview === null ? RELEASE_FILES_ORIGIN : undefined;
}
