import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../markup/escape-html.ts';
import type { MailDatabase } from './mail-database.ts';

const shownMails = 50;
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";
const look =
  'body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}table{width:100%;border-collapse:collapse}' +
  'td,th{text-align:left;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #ccc}pre{white-space:pre-wrap;background:#f4f2ee;padding:1rem}' +
  'iframe{width:100%;height:36rem;border:1px solid #ccc}';

function sendPage(reply: FastifyReply, title: string, content: string): FastifyReply {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${look}</style></head><body><h1>${escapeHtml(title)}</h1>${content}</body></html>`;
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy)
    .send(html);
}

/** Pages for development that show undelivered mails: GET /outbox, each mail as text and as HTML. */
export function registerOutbox(app: FastifyInstance, database: MailDatabase): void {
  const find = (id: string) => database.selectFrom('mail_message').selectAll().where('id', '=', id).executeTakeFirst();

  app.get('/outbox', async (_request, reply) => {
    const mails = await database
      .selectFrom('mail_message')
      .select(['id', 'recipient', 'subject', 'language', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(shownMails)
      .execute();
    const rows = mails.map(
      ({ id, recipient, subject, language, created_at }) =>
        `<tr><td>${created_at.toISOString()}</td><td>${escapeHtml(recipient)}</td><td>${escapeHtml(language)}</td><td><a href="/outbox/${id}">${escapeHtml(subject)}</a></td></tr>`,
    );
    const head = '<tr><th>Time</th><th>To</th><th>Language</th><th>Subject</th></tr>';
    const content = rows.length === 0 ? '<p>No mail yet.</p>' : `<table>${head}${rows.join('')}</table>`;
    return sendPage(reply, 'Outbox', content);
  });
  app.get<{ Params: { id: string } }>('/outbox/:id', async ({ params: { id } }, reply) => {
    const mail = await find(id);
    if (mail === undefined) return sendPage(reply.status(404), 'No such mail', '<p><a href="/outbox">Outbox</a></p>');
    const content = `<p>To ${escapeHtml(mail.recipient)}. <a href="/outbox">Outbox</a></p><iframe title="HTML" sandbox src="/outbox/${mail.id}/html"></iframe><pre>${escapeHtml(mail.text_body)}</pre>`;
    return sendPage(reply, mail.subject, content);
  });
  app.get<{ Params: { id: string } }>('/outbox/:id/html', async ({ params: { id } }, reply) => {
    const mail = await find(id);
    return reply
      .status(mail === undefined ? 404 : 200)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', `sandbox; ${pagePolicy}`)
      .send(mail?.html_body ?? '');
  });
}
