import {
  cmsDraftEndpoint,
  editorAuthenticationEndpoint,
  editorDeletedEndpoint,
  editorLogEndpoint,
  editorModelEndpoint,
  editorNameEndpoint,
  editorPreviewEndpoint,
  editorReferencesEndpoint,
  editorRestoreEndpoint,
  editorStageEndpoint,
} from '@kmx/shared-contracts/endpoints/editor.ts';
import { draftNavigationEndpoint } from '@kmx/shared-contracts/endpoints/site.ts';
import { translationEndpoint, xliffEndpoint } from '@kmx/shared-contracts/endpoints/translation.ts';
import { forEditors, type ShellEndpoint } from './shell-endpoint.ts';

/** A page with all its blocks; the content system sets the same limit. */
const contentBytes = 100 * 1024;
/** A file of translators. */
const maxXliffBytes = 2 * 1024 * 1024;

/** Endpoints of the editor area. */
export const editorEndpoints = {
  editorAuthentication: {
    ...editorAuthenticationEndpoint,
    who: 'everybody',
    rate: 'editor-login',
    purpose: 'Signs an editor in, checks a sign-in, signs out.',
    answer: 'JSON',
    schema: 'editor-session',
  },
  cmsDraft: {
    ...cmsDraftEndpoint,
    ...forEditors,
    refusesItself: true,
    maxBodyBytes: contentBytes,
    purpose: 'Forwards operations of the editor area to the content system; refusals have the form of GraphQL.',
    answer: 'GraphQL',
    schema: 'cms',
  },
  editorStage: {
    ...editorStageEndpoint,
    ...forEditors,
    purpose: 'Reads or chooses the stage in which the editor sees the site.',
    answer: 'JSON',
    schema: 'editor-stage',
  },
  editorName: {
    ...editorNameEndpoint,
    ...forEditors,
    purpose: 'Reads or sets the name recorded for this editor’s changes.',
    answer: 'JSON',
    schema: 'editor-name',
  },
  editorReferences: {
    ...editorReferencesEndpoint,
    ...forEditors,
    purpose: 'Lists the references to an entry, and whether it may be deleted.',
    answer: 'JSON',
    schema: 'editor-deleted',
  },
  editorDeleted: {
    ...editorDeletedEndpoint,
    ...forEditors,
    purpose: 'Lists deleted entries that can be restored.',
    answer: 'JSON',
    schema: 'editor-deleted',
  },
  editorRestore: {
    ...editorRestoreEndpoint,
    ...forEditors,
    purpose: 'Restores a deleted entry.',
    answer: 'JSON',
    schema: 'editor-deleted',
  },
  editorLog: {
    ...editorLogEndpoint,
    ...forEditors,
    purpose: 'Reads the log of content changes.',
    answer: 'JSON',
    schema: 'editor-log',
  },
  editorModel: {
    ...editorModelEndpoint,
    ...forEditors,
    purpose: 'Describes the fields of all kinds of entries, for the forms of the editor area.',
    answer: 'JSON',
    schema: 'editor-model',
  },
  editorPreview: {
    ...editorPreviewEndpoint,
    ...forEditors,
    purpose: 'Creates a link that shows the draft of one page for a limited time.',
    answer: 'JSON',
    schema: 'editor-preview',
  },
  draftNavigation: {
    ...draftNavigationEndpoint,
    ...forEditors,
    purpose: 'Header and footer of a site in one language, in the requested stage.',
    answer: 'JSON',
    schema: 'draft-navigation',
  },
  xliff: {
    ...xliffEndpoint,
    ...forEditors,
    maxBodyBytes: maxXliffBytes,
    purpose: 'Exports a page as a file for translators, and imports it.',
    answer: 'XLIFF or JSON',
    schema: 'translation',
  },
  translation: {
    ...translationEndpoint,
    ...forEditors,
    purpose: 'State, start and reset of the translation of a page.',
    answer: 'JSON',
    schema: 'translation',
  },
} as const satisfies Readonly<Record<string, ShellEndpoint>>;
