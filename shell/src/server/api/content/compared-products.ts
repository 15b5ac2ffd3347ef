import { parseComparedItems } from '@kmx/shared-contracts/compared-items.ts';
import { loadComparedProducts } from '../../backends/content/load-compared-products.ts';
import { createJsonResponse, createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { type PlacePart, resolvePlace } from './resolve-place.ts';

/** Names and pictures of the products of a basket in the language and country of a place, for the compare panel (PUB-022). */
export async function answerComparedProducts(
  context: Pick<RequestContext, 'url' | 'composition'>,
  shell: Pick<Shell, 'queryCatalogue' | PlacePart>,
): Promise<ShellResponse> {
  const items = parseComparedItems(context.url.searchParams.get('items') ?? '');
  if (items.length === 0) return createProblemResponse(400, 'No item can be read');
  const place = await resolvePlace(context, shell);
  if (place === null) return createProblemResponse(404, 'There is no such place');
  const products = await loadComparedProducts(shell.queryCatalogue, items, place.locale);
  return createJsonResponse(200, { products }, { 'cache-control': 'public, max-age=60' });
}
