/** What speaks against an origin for files of releases beside that of the site, as a line for the operator; null for nothing. */
export function findFilesOriginProblem(publicOrigin: string, filesOrigin: string | undefined): string | null {
  if (filesOrigin === undefined) return null;
  const [site, files] = [new URL(publicOrigin), new URL(filesOrigin)];
  if (site.host === files.host) {
    return 'RELEASE_FILES_ORIGIN: is where the site itself is; name another host, or leave the variable out';
  }
  // Elsewhere PUBLIC_ORIGIN is local, or somebody has said ALLOW_INSECURE_ORIGIN.
  if (files.protocol === 'https:' || site.protocol === 'http:') return null;
  return `RELEASE_FILES_ORIGIN: ${filesOrigin} is not https, and the pages of an https site load nothing from there`;
}
