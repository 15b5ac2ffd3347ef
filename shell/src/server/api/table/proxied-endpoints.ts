import { editorAssetsEndpoint } from '@kmx/shared-contracts/endpoints/editor.ts';
import { identityEndpoint } from '@kmx/shared-contracts/endpoints/identity.ts';
import { uploadEndpoint, uploadedFileEndpoint, uploadsEndpoint } from '@kmx/shared-contracts/endpoints/uploads.ts';
import { forEditors, forEverybody, type ShellEndpoint } from './shell-endpoint.ts';

/** Endpoints that are streamed to or from a backend, by `proxies/` and `serve-uploaded-file.ts`. */
export const proxiedEndpoints = {
  identity: {
    ...identityEndpoint,
    ...forEverybody,
    purpose: 'The steps of signing in at the identity provider.',
    answer: 'JSON of the provider',
  },
  editorAssets: {
    ...editorAssetsEndpoint,
    ...forEditors,
    purpose: 'Forwards a picture of an editor to the content service.',
    answer: 'JSON',
    schema: 'editor-assets',
  },
  uploads: {
    ...uploadsEndpoint,
    ...forEverybody,
    purpose: 'Begins the upload of a file (tus), with the token of a form.',
    answer: '201 with `location`',
  },
  uploadedFile: {
    ...uploadedFileEndpoint,
    who: 'everybody',
    rate: 'none',
    purpose: 'Serves an uploaded file, in ranges, to the holder of a signed link.',
    answer: 'the file',
  },
  upload: {
    ...uploadEndpoint,
    who: 'everybody',
    rate: 'none',
    purpose: 'Continues or cancels an upload.',
    answer: '200 or 204, tus',
  },
} as const satisfies Readonly<Record<string, ShellEndpoint>>;
