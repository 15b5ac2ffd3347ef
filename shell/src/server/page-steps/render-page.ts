import { noteUnit } from '@kmx/server-kit/operations/request-scope.server.ts';
import { createLocale } from '@kmx/shared-contracts/locale.ts';
import { readSentForm } from '../forms/read-sent-form.ts';
import { answerCallback } from '../pages/answer-callback.ts';
import { answerDocument, type DocumentPart } from '../pages/answer-document.ts';
import { answerPayload } from '../pages/answer-payload.ts';
import { compressResponse } from '../pages/compress-response.ts';
import { countVisitor } from '../pages/count-page.ts';
import { findRemoteVersion } from '../pages/find-remote-version.ts';
import { PageNotFoundError } from '../pages/page-not-found-error.ts';
import type { Step } from '../request/step.ts';

/** Answers with the page of an address: data and HTML from its remote, chrome from the shell (DES-04). */
export const renderPage: Step<DocumentPart> = {
  name: 'render-page',
  run: async (context, shell) => {
    const { address, url } = context;
    if (!address) {
      const { mainSite } = await shell.loadSystem();
      throw new PageNotFoundError(url, { site: mainSite, locale: createLocale('en', 'ALL') });
    }
    const { remote } = address;
    if (remote === null) return compressResponse(context, await answerCallback(context, address, shell));
    context.form ??= readSentForm(address.query);
    const key = findRemoteVersion(remote, context);
    noteUnit(remote, key.version);
    countVisitor(context, key, shell);
    const answer = context.isPayload ? answerPayload : answerDocument;
    return compressResponse(context, await answer(context, address, remote, shell));
  },
};
