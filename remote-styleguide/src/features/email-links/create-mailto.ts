/** The content of an e-mail link; addresses are separated by commas, semicolons or spaces. */
export interface EmailDraft {
  readonly to: string;
  readonly cc: string;
  readonly bcc: string;
  readonly subject: string;
  readonly body: string;
}

/** Mail programs on Windows cut addresses after this many characters. */
export const safeMailtoLength = 2000;

/** Splits a list of addresses as people type it. */
export function listAddresses(text: string): readonly string[] {
  return text.split(/[\s,;]+/u).filter(Boolean);
}

/** Addresses of a list that no mail program could use. */
export function findWrongAddresses(text: string): readonly string[] {
  return listAddresses(text).filter((address) => !/^[^\s@<>()"]+@[^\s@<>()".]+(?:\.[^\s@<>()".]+)+$/u.test(address));
}

// Characters that encodeURIComponent leaves unchanged would end an attribute or a link in Markdown.
function encodePart(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(/[!'()*]/g, (sign) => {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}

function encodeAddresses(text: string): string {
  return listAddresses(text)
    .map((address) => encodePart(address).replaceAll('%40', '@'))
    .join(',');
}

/**
 * Creates a mailto link that all mail programs interpret alike (RFC 6068): UTF-8 percent-encoded, spaces as %20 and
 * never as plus, line breaks as %0D%0A, empty parts left out (STY-008).
 */
export function createMailto({ to, cc, bcc, subject, body }: EmailDraft): string {
  const fields = [
    ['cc', encodeAddresses(cc)],
    ['bcc', encodeAddresses(bcc)],
    ['subject', encodePart(subject.trim().replaceAll(/\s+/gu, ' '))],
    ['body', encodePart(body.replaceAll(/\r\n|\r|\n/g, '\r\n'))],
  ].flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`]));
  const query = fields.length === 0 ? '' : `?${fields.join('&')}`;
  return `mailto:${encodeAddresses(to)}${query}`;
}

/** The link as HTML, ready to be pasted into a page or an e-mail. */
export function createMailtoHtml(mailto: string, text: string): string {
  const escape = (part: string) =>
    part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  return `<a href="${escape(mailto)}">${escape(text)}</a>`;
}

/** The link as Markdown. */
export function createMailtoMarkdown(mailto: string, text: string): string {
  return `[${text.replaceAll(/[[\]\\]/g, (sign) => `\\${sign}`)}](${mailto})`;
}
