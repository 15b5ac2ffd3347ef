/** All that the plain server draws from: a document of the shell, whose data and markup it makes anew, and where the code stands. */
// @ts-nocheck

export interface PlainPage {
  readonly port: number;
  readonly document: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly remoteFile: string;
  readonly chromeFile: string;
}
