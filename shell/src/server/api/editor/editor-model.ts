import { UpstreamError } from '../../backends/calls/upstream-error.ts';
import { createJsonResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { createInputsQueries, describeContentModel, typesQuery } from '../cms/describe-content-model.ts';

type ModelParts = Pick<Shell, 'configuration' | 'cms'>;

const keptMs = 60_000;
const kept = new WeakMap<object, { readonly since: number; readonly body: Promise<object> }>();

async function loadModel({ configuration, cms }: ModelParts): Promise<object> {
  const ask = async (query: string): Promise<unknown> => {
    const body = JSON.stringify({ query });
    const response = await cms.send({ token: configuration.CMS_DRAFT_TOKEN, body, headers: {}, isRead: true });
    if (response.status !== 200) throw new UpstreamError(502, `content model: ${response.status}`, false);
    return JSON.parse(response.body) as unknown;
  };
  const types = await ask(typesQuery);
  return describeContentModel(types, await Promise.all(createInputsQueries(types).map(ask)));
}

/**
 * `GET /api/editor-model`: the fields of the entries, as the content system itself describes them, so that the forms of
 * the editor area follow that one model; cached for a minute.
 */
export async function answerEditorModel(
  { log }: Pick<RequestContext, 'log'>,
  parts: ModelParts,
): Promise<ShellResponse> {
  const { cms } = parts;
  const known = kept.get(cms);
  const isFresh = known !== undefined && Date.now() - known.since < keptMs;
  const entry = isFresh ? known : { since: Date.now(), body: loadModel(parts) };
  kept.set(cms, entry);
  try {
    return createJsonResponse(200, await entry.body);
  } catch (error) {
    kept.delete(cms);
    log.warn({ err: error }, 'the content model cannot be read');
    return createJsonResponse(503, { error: 'The content model cannot be read at the moment' });
  }
}
