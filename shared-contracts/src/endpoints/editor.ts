import type { Endpoint } from './endpoint.ts';

/** Signs an editor in, checks a sign-in, signs out. The specification prescribes this spelling (SRV-025, EDT-012): do not correct it. */
export const editorAuthenticationEndpoint = {
  path: '/api/editor-area-autentication',
  methods: ['POST', 'DELETE'],
} as const satisfies Endpoint;

/** Operations of the editor area on drafts (EDT-013). */
export const cmsDraftEndpoint = { path: '/api/cms-draft', methods: ['POST'] } as const satisfies Endpoint;

/** The stage in which the editor sees the site (EDT-007). */
export const editorStageEndpoint = { path: '/api/editor-stage', methods: ['GET', 'POST'] } as const satisfies Endpoint;

/** The name under which changes of this editor are logged. */
export const editorNameEndpoint = { path: '/api/editor-name', methods: ['GET', 'POST'] } as const satisfies Endpoint;

/** The references to an entry, and whether it may be deleted. */
export const editorReferencesEndpoint = {
  path: '/api/editor-references',
  methods: ['GET'],
} as const satisfies Endpoint;

/** Deleted entries that are kept. */
export const editorDeletedEndpoint = { path: '/api/editor-deleted', methods: ['GET'] } as const satisfies Endpoint;

/** Restores a deleted entry; its id replaces the `*`. */
export const editorRestoreEndpoint = { path: '/api/editor-deleted/*', methods: ['POST'] } as const satisfies Endpoint;

/** Who changed what in the content. */
export const editorLogEndpoint = { path: '/api/editor-log', methods: ['GET'] } as const satisfies Endpoint;

/** The fields of all kinds of entries. */
export const editorModelEndpoint = { path: '/api/editor-model', methods: ['GET'] } as const satisfies Endpoint;

/** Links that show the draft of one page for a limited time (EDT-013). */
export const editorPreviewEndpoint = { path: '/api/editor-preview', methods: ['POST'] } as const satisfies Endpoint;

/** Pictures of editors; the body is the file. */
export const editorAssetsEndpoint = { path: '/api/editor-assets', methods: ['POST'] } as const satisfies Endpoint;
