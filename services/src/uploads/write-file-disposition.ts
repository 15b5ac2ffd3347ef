const extensions: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
  'video/mp4': ['mp4', 'm4v', '3gp', '3g2', 'f4v'],
  'video/quicktime': ['mov', 'qt'],
  'video/webm': ['webm', 'mkv'],
  'video/x-msvideo': ['avi'],
};
const shownTypes = /^(?:image\/(?:avif|gif|jpeg|png|webp)|video\/(?:mp4|webm))$/;

/**
 * Content-Disposition of an uploaded file (RFC 6266): shown if browsers can, otherwise stored, under its original name.
 * A name that suggests another type than the content gets the right extension, so that no picture is saved as a
 * program.
 */
export function writeFileDisposition(name: string, mediaType: string): string {
  const [extension, ...others] = extensions[mediaType] ?? ['bin'];
  const written = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const clean = name
    .replaceAll(/["\\/:*?<>|%]/g, '_')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^[. ]+/, '')
    .toWellFormed();
  const full = [extension, ...others].includes(written) ? clean : `${clean || 'file'}.${extension}`;
  const encoded = encodeURIComponent(full).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const type = shownTypes.test(mediaType) ? 'inline' : 'attachment';
  return `${type}; filename="file.${extension}"; filename*=UTF-8''${encoded}`;
}
