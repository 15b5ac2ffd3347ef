/** The input of the plain server: a document of the shell, whose data and markup it generates again, and the location of the code. */
export interface PlainPage {
  readonly port: number;
  readonly document: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly remoteFile: string;
  readonly chromeFile: string;
}
