import { editorEndpoints } from './table/editor-endpoints.ts';
import { tokenEndpoints } from './table/token-endpoints.ts';
import { visitorEndpoints } from './table/visitor-endpoints.ts';

/** The endpoints that the shell answers itself, by the name of what answers; the first whose path fits counts. */
export const endpoints = { ...visitorEndpoints, ...tokenEndpoints, ...editorEndpoints };
export type EndpointName = keyof typeof endpoints;
