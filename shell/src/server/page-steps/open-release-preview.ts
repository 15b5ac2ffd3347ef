import {
  createReleasePreviewCookie,
  createReleasePreviewEnd,
  releasePreviewParameter,
} from '../access/release-preview-cookie.ts';
import { createRedirectResponse } from '../http/shell-response.ts';
import { ReleasePreviewError } from '../pages/release-preview-error.ts';
import type { Step } from '../request/step.ts';

/**
 * Opens the preview of a link, on any page, and leads to the page without the token; `?releasePreview=off` ends it. A link
 * that is not valid gets the page that explains it (REL-10).
 */
export const openReleasePreview: Step<'configuration' | 'releases'> = {
  name: 'open-release-preview',
  run: ({ url, headers, setCookies, log }, { configuration, releases }) => {
    const token = url.searchParams.get(releasePreviewParameter);
    // A browser that looks ahead must neither begin nor end anything.
    if (token === null || /prefetch|prerender/.test(String(headers['sec-purpose']))) return undefined;
    const { isSecure } = configuration;
    if (token === 'off') {
      setCookies.push(createReleasePreviewEnd(isSecure));
    } else {
      const reading = releases.readPreview(token);
      if (reading.verdict !== 'valid') {
        log.warn(reading, 'a link to a preview of a release is refused');
        throw new ReleasePreviewError(reading.verdict);
      }
      setCookies.push(createReleasePreviewCookie(token, reading.preview, isSecure));
    }
    url.searchParams.delete(releasePreviewParameter);
    // One slash: two would name another host.
    const response = createRedirectResponse(302, `${url.pathname.replace(/^\/+/, '/')}${url.search}`);
    return {
      ...response,
      headers: { ...response.headers, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    };
  },
};
