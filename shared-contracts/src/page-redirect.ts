import * as v from 'valibot';
import { type PageResult, pageResultSchema } from './page.ts';

/** The answer of a remote's `load` for an address whose page is at another one. */
export const pageRedirectSchema = v.object({
  redirect: v.object({
    /** A path of this site with its prefix, or an absolute address. */
    location: v.string(),
    permanent: v.boolean(),
  }),
});
export type PageRedirect = v.InferOutput<typeof pageRedirectSchema>;

/** What `load` answers: the page, or where it is. */
export const loadAnswerSchema = v.union([pageRedirectSchema, pageResultSchema]);
export type LoadAnswer = PageRedirect | PageResult;

/** Distinguishes a redirect from a page. */
export function isPageRedirect(answer: object): answer is PageRedirect {
  return 'redirect' in answer;
}

/** The page of an answer, for a caller who knows that it is one; throws when it leads elsewhere. */
export function requirePage<Page extends object>(answer: Page | PageRedirect): Page {
  if (isPageRedirect(answer)) throw new Error(`The page is at ${answer.redirect.location}`);
  return answer;
}
