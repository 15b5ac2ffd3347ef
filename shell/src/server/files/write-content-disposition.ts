// Only what browsers display without running anything; everything else is downloaded, whatever the request says.
const shownTypes = /^(?:application\/pdf|image\/(?:avif|gif|jpeg|png|webp)|(?:audio|video)\/[\w.+-]+|text\/plain)$/;

/** Whether a browser may display a file of this type under the origin of the site. */
export function isShownInline(mimeType: string): boolean {
  return shownTypes.test(mimeType);
}

/** Removes what could end the header or lead out of the download folder. */
function cleanName(fileName: string): string {
  return fileName
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/["\\/:*?<>|]/g, '_')
    .replace(/^\.+/, '')
    .trim();
}

function writeAsciiName(name: string, fallback: string): string {
  const [, base = name, extension = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/s.exec(name) ?? [];
  const ascii = base
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]+/g, '_')
    .replaceAll('%', '_');
  // A name that sanitising has reduced to almost nothing is less useful than the file name in the address.
  const kept = ascii.match(/[A-Za-z0-9]/g)?.length ?? 0;
  const isReadable = ascii === base || kept * 2 > base.length;
  return `${isReadable ? ascii : fallback}${extension}`;
}

/**
 * Content-Disposition of a file (RFC 6266): a name in ASCII for every program and, where it differs, the whole name in
 * UTF-8 (RFC 8187); `fallback` takes the place of a name without Latin letters.
 */
export function writeContentDisposition(type: 'inline' | 'attachment', fileName: string, fallback: string): string {
  const name = cleanName(fileName).slice(0, 200) || fallback;
  const ascii = writeAsciiName(name, fallback);
  const plain = `${type}; filename="${ascii}"`;
  if (ascii === name) return plain;
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${plain}; filename*=UTF-8''${encoded}`;
}
