import { editorEndpoints } from './table/editor-endpoints.ts';
import { operatorEndpoints } from './table/operator-endpoints.ts';
import { tokenEndpoints } from './table/token-endpoints.ts';
import { visitorEndpoints } from './table/visitor-endpoints.ts';

/** The endpoints that the shell answers itself, by the name of their handler; the first matching path wins. */
export const endpoints = { ...visitorEndpoints, ...tokenEndpoints, ...operatorEndpoints, ...editorEndpoints };
export type EndpointName = keyof typeof endpoints;
