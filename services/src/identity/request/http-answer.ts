import type { IncomingMessage, ServerResponse } from 'node:http';

const maxBodyBytes = 16_384;
const bodyDeadlineMs = 10_000;

export class RequestBodyError extends Error {}

/** Reads a small request body as text; throws RequestBodyError when it is too large or too slow. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  const deadline = setTimeout(() => request.destroy(new RequestBodyError('too slow')), bodyDeadlineMs);
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBodyBytes) throw new RequestBodyError('too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } finally {
    clearTimeout(deadline);
  }
}

/** Headers of every answer under /am: never framed (the silent frame ends on the application's own page), never stored. */
export function setSafeHeaders(response: ServerResponse): void {
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', 'no-store');
}

/** Policy of our own pages; Chromium applies form-action to the redirects after the post too, hence the site origins. */
export function createPagePolicy(allowedOrigins: readonly string[]): string {
  const formAction = ["'self'", ...allowedOrigins].join(' ');
  return `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`;
}

export function sendHtml(response: ServerResponse, status: number, policy: string, page: string): void {
  response.statusCode = status;
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(page);
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}

/** Error in AM's form, which the SDK shows as `code: message` (AUTH-043). */
export function sendAmError(response: ServerResponse, code: number, reason: string, message: string): void {
  sendJson(response, code, { code, reason, message });
}

/** Sends the browser on to another page by GET. */
export function redirectTo(response: ServerResponse, location: string): void {
  response.statusCode = 303;
  response.setHeader('Location', location);
  response.end();
}
