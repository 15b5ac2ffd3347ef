const imageBrands = new Map([
  ['avif', 'image/avif'],
  ['avis', 'image/avif'],
  ['heic', 'image/heic'],
  ['heix', 'image/heic'],
  ['mif1', 'image/heif'],
]);
const videoBrands = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |M4VP|MSNV|3gp.|3g2.|dash|f4v )$/;

function resolveContainerBrand(brand: string): string | null {
  if (brand === 'qt  ') return 'video/quicktime';
  return imageBrands.get(brand) ?? (videoBrands.test(brand) ? 'video/mp4' : null);
}

/** The image or video type that a file's first bytes show, whatever its name says; null for anything else (D-43). */
export function sniffMediaType(head: Uint8Array): string | null {
  const bytes = Buffer.from(head);
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (bytes.length < 12) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'image/gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'AVI ') return 'video/x-msvideo';
  if (bytes.readUInt32BE(0) === 0x1a45dfa3) return 'video/webm';
  return text(4, 8) === 'ftyp' ? resolveContainerBrand(text(8, 12)) : null;
}
