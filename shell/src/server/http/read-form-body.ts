import type { IncomingHttpHeaders } from 'node:http';
import { formRequestSchema } from '@kmx/shared-contracts/endpoints/forms.schema.ts';
import * as v from 'valibot';

interface SentRequest {
  readonly headers: IncomingHttpHeaders;
  readonly readBody: () => Promise<string>;
}

/** The fields of a form that was sent by a page or by a program. */
export interface FormBody {
  readonly values: Readonly<Record<string, string>>;
  /** Sent by the browser itself, which expects a page as the response. */
  readonly isNavigation: boolean;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads a urlencoded or JSON form; null when it is neither, or not the fields of a form. */
export async function readFormBody(request: SentRequest): Promise<FormBody | null> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  const isNavigation = type === 'application/x-www-form-urlencoded';
  if (!isNavigation && type !== 'application/json') return null;
  const text = await request.readBody();
  const source = isNavigation ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text);
  const parsed = v.safeParse(formRequestSchema, source);
  return parsed.success ? { values: parsed.output, isNavigation } : null;
}
