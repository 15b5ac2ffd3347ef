/** Where a page of a remote under development hears of builds: server-sent events of the local proxy. */
export const developmentEventsPath = '/_kmx/events';

/** The version of a remote under development, in the addresses of its files. */
export const developmentVersion = 'development';

/** What the proxy tells pages: both halves by the hashes of their builds, or an error that a person should see. */
export type DevelopmentEvent =
  | { readonly type: 'built'; readonly browser: string; readonly server: string }
  | {
      readonly type: 'failed';
      readonly title: string;
      readonly text: string;
      /** The page itself has failed, and no update brings it back. */
      readonly needsDocument: boolean;
    };
