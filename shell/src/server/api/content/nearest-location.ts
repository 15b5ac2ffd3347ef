import * as v from 'valibot';
import { contactLocationSchema, selectNearestLocation } from '../../../state/contact/contact-location.ts';
import { createJsonResponse, createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { type PlacePart, resolvePlace } from './resolve-place.ts';

const query = `query ContactLocations {
  locations(first: 100) { name city address country countries contactTypes phone email isHeadquarters }
}`;
const answerSchema = v.object({ locations: v.array(contactLocationSchema) });

/** The location responsible for a visitor's country (PUB-023). */
export async function answerNearestLocation(
  context: Pick<RequestContext, 'url' | 'composition'>,
  shell: Pick<Shell, 'queryContent' | PlacePart>,
): Promise<ShellResponse> {
  const place = await resolvePlace(context, shell);
  if (place === null) return createProblemResponse(404, 'There is no such place');
  const { language, country } = place.locale;
  const response = await shell.queryContent([...new Set([language, 'en'])], query, {});
  const location = selectNearestLocation(v.parse(answerSchema, response).locations, country);
  return createJsonResponse(200, { location }, { 'cache-control': 'public, max-age=300' });
}
