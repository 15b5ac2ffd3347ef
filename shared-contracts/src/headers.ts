/** Token of the form that a file belongs to; `POST /api/uploads` accepts nothing without it (PUB-105). */
export const formTokenHeader = 'x-form-token';
/** Number of the revision that an editor has seen; a write is refused when the draft is another one by now. */
export const expectedRevisionHeader = 'x-expected-revision';
/** The requested content stage; the content system named the header. */
export const contentStageHeader = 'gcms-stage';
/** Languages to look in, in their order, separated by commas; the content system gave the header its name. */
export const contentLocalesHeader = 'gcms-locales';
/** The release set that a page belongs to: its operations are those of that set, also when another one is active by now. */
export const buildHeader = 'x-build';
/** Marks a request by a page's script: no other site can set it without a CORS preflight. */
export const requestedWithHeader = 'x-requested-with';
