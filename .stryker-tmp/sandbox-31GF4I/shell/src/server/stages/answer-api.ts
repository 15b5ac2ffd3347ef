// @ts-nocheck
import { createProblemAnswer } from '../answer.ts';
import { answerBackChannelLogout } from '../api/back-channel-logout.ts';
import { answerCmsDraft, answerCmsPublic } from '../api/cms/cms-proxy.ts';
import { answerComparedProducts } from '../api/compared-products.ts';
import { answerContentWebhook } from '../api/content-webhook.ts';
import { answerEditorAuthentication } from '../api/editor-authentication.ts';
import { answerEditorDeleted, answerEditorReferences } from '../api/editor-deleted.ts';
import { answerEditorLog } from '../api/editor-log.ts';
import { answerEditorModel } from '../api/editor-model.ts';
import { answerEditorName } from '../api/editor-name.ts';
import { answerEditorPreview } from '../api/editor-preview.ts';
import { answerEditorStage } from '../api/editor-stage.ts';
import { answerForm } from '../api/forms.ts';
import { answerNearestLocation } from '../api/nearest-location.ts';
import { answerNewsFeed } from '../api/news-feed.ts';
import { answerPageAccess } from '../api/page-access.ts';
import { answerReport } from '../api/report.ts';
import { answerSearchProxy } from '../api/search-proxy.ts';
import { answerServiceDeskProxy } from '../api/service-desk-proxy.ts';
import { answerSiteNavigation } from '../api/site-navigation.ts';
import { answerTranslation } from '../api/translation.ts';
import { answerUnsubscribe } from '../api/unsubscribe.ts';
import type { Stage } from '../request-context.ts';

/** Same-origin endpoints of the shell itself; an unknown one is a problem, never a page. */
export const answerApi: Stage = {
  name: 'answer-api',
  run: (context) => {
    const { pathname } = context.url;
    if (pathname === '/_report' || pathname === '/_csp') return answerReport(context);
    if (!pathname.startsWith('/api/')) return undefined;
    if (pathname === '/api/editor-area-autentication') return answerEditorAuthentication(context);
    if (pathname === '/api/cms-draft') return answerCmsDraft(context);
    if (pathname === '/api/cms') return answerCmsPublic(context);
    if (pathname === '/api/back-channel-logout') return answerBackChannelLogout(context);
    if (pathname === '/api/content-webhook') return answerContentWebhook(context);
    if (pathname === '/api/editor-stage') return answerEditorStage(context);
    if (pathname === '/api/editor-name') return answerEditorName(context);
    if (pathname === '/api/editor-references') return answerEditorReferences(context);
    if (/^\/api\/editor-deleted(?:\/|$)/.test(pathname)) return answerEditorDeleted(context);
    if (pathname === '/api/editor-log') return answerEditorLog(context);
    if (pathname === '/api/editor-model') return answerEditorModel(context);
    if (pathname === '/api/editor-preview') return answerEditorPreview(context);
    if (pathname === '/api/compared-products') return answerComparedProducts(context);
    if (pathname.startsWith('/api/search-proxy/')) return answerSearchProxy(context);
    if (pathname === '/api/sis-proxy' || pathname === '/api/tickets-proxy') return answerServiceDeskProxy(context);
    if (pathname.startsWith('/api/site-navigation/')) return answerSiteNavigation(context);
    if (pathname.startsWith('/api/translation/')) return answerTranslation(context);
    if (pathname.startsWith('/api/forms/')) return answerForm(context);
    if (pathname.startsWith('/api/page-access/')) return answerPageAccess(context);
    if (/^\/api\/news-feed(?:\/|$)/.test(pathname)) return answerNewsFeed(context);
    if (pathname === '/api/nearest-location') return answerNearestLocation(context);
    if (pathname === '/api/unsubscribe') return answerUnsubscribe(context);
    return createProblemAnswer(404, 'There is no such endpoint');
  },
};
