import { editorAssetsEndpoint } from '@kmx/shared-contracts/endpoints/editor.ts';
import {
  type EditorAssetQuery,
  editorAssetResponseSchema,
} from '@kmx/shared-contracts/endpoints/editor-assets.schema.ts';
import * as v from 'valibot';
import { callEditor } from './call-editor.ts';
import { defineCmsOperation, requestCms } from './cms-operation.ts';

/** A picture or other file of the content system. */
export type Asset = v.InferOutput<typeof editorAssetResponseSchema>;

const nodeSchema = v.pipe(
  v.object({ title: v.string(), ...v.omit(editorAssetResponseSchema, ['fileName']).entries }),
  v.transform(({ title, ...asset }) => ({ ...asset, fileName: title })),
);

const assetsOperation = defineCmsOperation<
  { readonly where: object; readonly orderBy: string; readonly first: number; readonly skip: number },
  readonly Asset[]
>(
  'EditorAssets',
  v.pipe(
    v.object({ connection: v.object({ edges: v.array(v.object({ node: nodeSchema })) }) }),
    v.transform(({ connection: { edges } }) => edges.map(({ node }) => node)),
  ),
);

/** Loads up to a hundred files that match a filter, newest first, with descriptions in the first language that has one. */
export function loadAssets(where: object, languages: readonly string[]): Promise<readonly Asset[]> {
  return requestCms(assetsOperation, { where, orderBy: 'createdAt_DESC', first: 100, skip: 0 }, languages);
}

/** Maximum size of an uploaded picture, in bytes. */
export const maxPictureBytes = 10 * 1024 * 1024;

const uploadDeadlineMs = 60_000;

/** Uploads a picture with its description in a language; resolves to the resulting asset. */
export async function uploadPicture(file: File, language: string, alternativeText: string): Promise<Asset> {
  const query: EditorAssetQuery = { fileName: file.name.slice(-120), language, alternativeText };
  const response = await callEditor(`${editorAssetsEndpoint.path}?${new URLSearchParams(query)}`, {
    method: 'POST',
    body: file,
    deadlineMs: uploadDeadlineMs,
  });
  return v.parse(editorAssetResponseSchema, await response.json());
}
