import { escapeHtml } from '../markup/escape-html.ts';
import type { MailContent } from './mail-content.ts';

const writeDetail = ([label, value, url]: MailContent['details'][number]) =>
  `${label}: ${value}${url === undefined ? '' : `\n${url}`}`;

/** The mail as plain text, for readers without HTML. */
export function renderMailText(content: MailContent): string {
  const { greeting, paragraphs, action, details, closing, note, noteLink } = content;
  const end = noteLink === undefined ? '' : `\n${noteLink.text}:\n${noteLink.url}`;
  const parts = [
    ...(greeting === null ? [] : [greeting]),
    ...paragraphs,
    ...(action === null ? [] : [`${action.text}:\n${action.url}`]),
    ...(details.length === 0 ? [] : [details.map(writeDetail).join('\n')]),
    closing.join('\n'),
    ...(note === null ? [] : [`-- \n${note}${end}`]),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

// Programs that show mails know neither style sheets nor custom properties.
const look = {
  body: 'margin:0;padding:24px;background:#f6f4f0;color:#22262a;font:16px/1.5 Arial,Helvetica,sans-serif',
  box: 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-top:4px solid #9a4f1e',
  button:
    'display:inline-block;padding:12px 20px;background:#9a4f1e;color:#ffffff;text-decoration:none;font-weight:bold;border-radius:3px',
  label: 'padding:6px 16px 6px 0;color:#5a6068;vertical-align:top;text-align:left;font-weight:normal',
  value: 'padding:6px 0;vertical-align:top;white-space:pre-wrap',
  link: 'color:#9a4f1e',
  note: 'margin-top:32px;padding-top:16px;border-top:1px solid #d9d5cd;color:#5a6068;font-size:13px',
};

/** The mail as HTML: one column, no pictures, nothing from other servers. */
export function renderMailHtml(content: MailContent): string {
  const { greeting, paragraphs, action, details, closing, note, noteLink } = content;
  const end =
    noteLink === undefined
      ? ''
      : `<br><a href="${escapeHtml(noteLink.url)}" style="${look.link}">${escapeHtml(noteLink.text)}</a>`;
  const write = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const rows = details.map(([label, value, url]) => {
    const text = escapeHtml(value);
    const cell = url === undefined ? text : `<a href="${escapeHtml(url)}" style="${look.link}">${text}</a>`;
    return `<tr><th scope="row" style="${look.label}">${escapeHtml(label)}</th><td style="${look.value}">${cell}</td></tr>`;
  });
  return [
    `<!doctype html><html lang="${escapeHtml(content.language)}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(content.subject)}</title></head><body style="${look.body}"><div style="${look.box}">`,
    ...(greeting === null ? [] : [write(greeting)]),
    ...paragraphs.map(write),
    ...(action === null
      ? []
      : [`<p><a href="${escapeHtml(action.url)}" style="${look.button}">${escapeHtml(action.text)}</a></p>`]),
    ...(rows.length === 0 ? [] : [`<table role="presentation">${rows.join('')}</table>`]),
    `<p>${closing.map(escapeHtml).join('<br>')}</p>`,
    ...(note === null ? [] : [`<p style="${look.note}">${escapeHtml(note)}${end}</p>`]),
    '</div></body></html>',
  ].join('');
}
