import { isEditor } from '../access/editor-visit.ts';
import { createProblemResponse, type ShellResponse } from '../http/shell-response.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';
import { answerCmsDraft, answerCmsPublic } from './cms/cms-proxy.ts';
import { answerComparedProducts } from './content/compared-products.ts';
import { answerNearestLocation } from './content/nearest-location.ts';
import { answerNewestNews, answerNewsFeed } from './content/news-feed.ts';
import { answerSearchProxy } from './content/search-proxy.ts';
import { answerDraftNavigation, answerNavigation } from './content/site-navigation.ts';
import { answerEditorAuthentication } from './editor/editor-authentication.ts';
import { answerEditorDeleted, answerEditorReferences, answerEditorRestore } from './editor/editor-deleted.ts';
import { answerEditorLog } from './editor/editor-log.ts';
import { answerEditorModel } from './editor/editor-model.ts';
import { answerEditorName } from './editor/editor-name.ts';
import { answerEditorPreview } from './editor/editor-preview.ts';
import { answerEditorStage } from './editor/editor-stage.ts';
import { answerTranslation } from './editor/translation.ts';
import { type EndpointName, endpoints } from './endpoints.ts';
import { answerForm } from './forms/forms.ts';
import { answerPagePassword } from './forms/page-password.ts';
import { answerUnsubscribe } from './forms/unsubscribe.ts';
import { answerPageViews } from './page-views.ts';
import { answerReleaseActs } from './releases/release-acts.ts';
import { answerReleaseHistory } from './releases/release-history.ts';
import { answerReleases } from './releases/releases.ts';
import { answerReport, answerViolation } from './report.ts';
import { answerBackChannelLogout } from './tokens/back-channel-logout.ts';
import { answerContentWebhook } from './tokens/content-webhook.ts';
import { answerPageRoles } from './tokens/page-roles.ts';
import { answerServiceDeskProxy } from './tokens/service-desk-proxy.ts';

const answers: Readonly<
  Record<EndpointName, (context: RequestContext, shell: Shell) => ShellResponse | Promise<ShellResponse>>
> = {
  report: answerReport,
  pageViews: answerPageViews,
  violation: answerViolation,
  editorAuthentication: answerEditorAuthentication,
  cmsDraft: answerCmsDraft,
  cmsPublic: answerCmsPublic,
  backChannelLogout: answerBackChannelLogout,
  contentWebhook: answerContentWebhook,
  editorStage: answerEditorStage,
  editorName: answerEditorName,
  editorReferences: answerEditorReferences,
  editorDeleted: answerEditorDeleted,
  editorRestore: answerEditorRestore,
  editorLog: answerEditorLog,
  editorModel: answerEditorModel,
  editorPreview: answerEditorPreview,
  comparedProducts: answerComparedProducts,
  search: answerSearchProxy,
  desk: answerServiceDeskProxy,
  tickets: answerServiceDeskProxy,
  navigation: answerNavigation,
  draftNavigation: answerDraftNavigation,
  xliff: answerTranslation,
  translation: answerTranslation,
  form: answerForm,
  pagePassword: answerPagePassword,
  pageRoles: answerPageRoles,
  newestNews: answerNewestNews,
  newsFeed: answerNewsFeed,
  nearestLocation: answerNearestLocation,
  unsubscribe: answerUnsubscribe,
  releases: answerReleases,
  releaseHistory: answerReleaseHistory,
  releaseActs: answerReleaseActs,
};

/**
 * Answers at an endpoint: 401 when the endpoint is for editors and the visitor is none, 405 for another method,
 * otherwise the endpoint's response.
 */
export function answerEndpoint(
  name: EndpointName,
  context: RequestContext,
  shell: Shell,
): ShellResponse | Promise<ShellResponse> {
  const { path, methods, who } = endpoints[name];
  const isChecked = who === 'editor' && !('refusesItself' in endpoints[name]);
  if (isChecked && !isEditor(context.cookies, shell.configuration))
    return createProblemResponse(401, 'Sign in to the editor area first');
  if (!methods.some((method) => method === context.method)) {
    const response = createProblemResponse(405, `Requests to ${path} are sent by ${methods.join(' or ')}`);
    return { ...response, headers: { ...response.headers, allow: methods.join(', ') } };
  }
  return answers[name](context, shell);
}
