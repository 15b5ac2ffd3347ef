/** Token of the form that a file is sent for; `POST /api/uploads` takes nothing without it (PUB-105). */
export const formTokenHeader = 'x-form-token';
/** Number of the revision that an editor has seen; a write is refused when the draft is another one by now. */
export const expectedRevisionHeader = 'x-expected-revision';
/** Stage of the content that is asked for; the content system gave the header its name. */
export const contentStageHeader = 'gcms-stage';
/** Languages to look in, in their order, separated by commas; the content system gave the header its name. */
export const contentLocalesHeader = 'gcms-locales';
/** Says that a script of a page sends the request: no other site can set it without being asked first (CORS). */
export const requestedWithHeader = 'x-requested-with';
