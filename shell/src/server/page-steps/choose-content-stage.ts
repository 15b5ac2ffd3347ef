import { contentStageCookieName, readContentStage } from '../access/content-stage-cookie.ts';
import { checkPreviewToken, previewParameter } from '../access/preview-link.ts';
import { formatCookie } from '../http/cookies.ts';
import { PreviewLinkError } from '../pages/preview-link-error.ts';
import type { Step } from '../request/step.ts';

/**
 * Decides whether the page is shown as draft: to editors who chose so, and to anyone with a preview link of this
 * address (EDT-007, EDT-013). `?draft=off` leaves it; an altered or expired link gets the page that explains it.
 */
export const chooseContentStage: Step<'configuration'> = {
  name: 'choose-content-stage',
  run: (context, { configuration }) => {
    const { url, address, cookies, setCookies } = context;
    if (address?.isSitePage !== true) return undefined;
    if (url.searchParams.get('draft') === 'off') {
      const { isSecure } = configuration;
      setCookies.push(formatCookie(contentStageCookieName, '', { maxAgeSeconds: 0, isSecure }));
      return undefined;
    }
    context.contentStage = readContentStage(cookies, configuration);
    const token = url.searchParams.get(previewParameter);
    if (token === null) return undefined;
    const verdict = checkPreviewToken(configuration.EDITOR_SECRET, url.pathname, token);
    if (verdict !== 'valid') throw new PreviewLinkError(verdict);
    context.contentStage = 'DRAFT';
    return undefined;
  },
};
