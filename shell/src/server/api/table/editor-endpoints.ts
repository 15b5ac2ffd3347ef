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
    purpose: 'Passes operations of the editor area to the content system; refusals have the form of GraphQL.',
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
    purpose: 'Reads or sets the name under which changes of this editor are logged.',
    answer: 'JSON',
    schema: 'editor-name',
  },
  editorReferences: {
    ...editorReferencesEndpoint,
    ...forEditors,
    purpose: 'Lists what leads to an entry, and whether it may be deleted.',
    answer: 'JSON',
    schema: 'editor-deleted',
  },
  editorDeleted: {
    ...editorDeletedEndpoint,
    ...forEditors,
    purpose: 'Lists deleted entries that are kept.',
    answer: 'JSON',
    schema: 'editor-deleted',
  },
  editorRestore: {
    ...editorRestoreEndpoint,
    ...forEditors,
    purpose: 'Brings a deleted entry back.',
    answer: 'JSON',
    schema: 'editor-deleted',
  },
  editorLog: {
    ...editorLogEndpoint,
    ...forEditors,
    purpose: 'Reads who changed what in the content.',
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
    purpose: 'Makes a link that shows the draft of one page for a limited time.',
    answer: 'JSON',
    schema: 'editor-preview',
  },
  draftNavigation: {
    ...draftNavigationEndpoint,
    ...forEditors,
    purpose: 'Header and footer of a site in one language, in the stage that is asked for.',
    answer: 'JSON',
    schema: 'draft-navigation',
  },
  xliff: {
    ...xliffEndpoint,
    ...forEditors,
    maxBodyBytes: maxXliffBytes,
    purpose: 'Gives a page as a file for translators, and takes it back.',
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
