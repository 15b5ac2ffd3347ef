import { createProblemAnswer } from '../answer.ts';
import { answerEditorAuthentication } from '../api/editor-authentication.ts';
import { answerReport } from '../api/report.ts';
import { answerSiteNavigation } from '../api/site-navigation.ts';
import type { Stage } from '../request-context.ts';

/** Same-origin endpoints of the shell itself; an unknown one is a problem, never a page. */
export const answerApi: Stage = {
  name: 'answer-api',
  run: (context) => {
    const { pathname } = context.url;
    if (pathname === '/_report' || pathname === '/_csp') return answerReport(context);
    if (!pathname.startsWith('/api/')) return undefined;
    if (pathname === '/api/editor-area-autentication') return answerEditorAuthentication(context);
    if (pathname.startsWith('/api/site-navigation/')) return answerSiteNavigation(context);
    return createProblemAnswer(404, 'There is no such endpoint');
  },
};
