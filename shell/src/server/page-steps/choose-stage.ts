import { editorStageCookieName, readEditorStage } from '../access/editor-stage.ts';
import { checkPreviewToken, previewParameter } from '../access/preview-link.ts';
import { formatCookie } from '../http/cookies.ts';
import { PreviewLinkError } from '../pages/preview-link-error.ts';
import type { Stage } from '../request/request-context.ts';

/**
 * Whether the page is shown as it stands in draft: to editors who have chosen so, and to whoever holds a preview link of this
 * address (EDT-007, EDT-013). `?draft=off` leaves; a link that is altered or too old gets the page that says so.
 */
export const chooseStage: Stage = {
  name: 'choose-stage',
  run: (context) => {
    const { url, address, services, setCookies } = context;
    if (address?.area !== 'public') return undefined;
    if (url.searchParams.get('draft') === 'off') {
      setCookies.push(formatCookie(editorStageCookieName, '', { maxAgeSeconds: 0, isSecure: services.isSecure }));
      return undefined;
    }
    context.stage = readEditorStage(context);
    const token = url.searchParams.get(previewParameter);
    if (token === null) return undefined;
    const verdict = checkPreviewToken(services.configuration.EDITOR_SECRET, url.pathname, token);
    if (verdict !== 'valid') throw new PreviewLinkError(verdict);
    context.stage = 'DRAFT';
    return undefined;
  },
};
