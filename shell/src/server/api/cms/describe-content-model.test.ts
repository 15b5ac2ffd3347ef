import { editorModelResponseSchema } from '@kmx/shared-contracts/endpoints/editor-model.schema.ts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { describeContentModel } from './describe-content-model.ts';
import { editorOperations } from './editor-operations.ts';

const named = (name: string) => ({ kind: 'SCALAR', name });
const demanded = (ofType: object) => ({ kind: 'NON_NULL', name: null, ofType });
const listOf = (ofType: object) => demanded({ kind: 'LIST', name: null, ofType: demanded(ofType) });
const object = (name: string) => ({ kind: 'OBJECT', name });
const type = (kind: string, name: string, change: object = {}) => ({
  ...{ kind, name, fields: null, enumValues: null, possibleTypes: null, interfaces: null },
  ...change,
});
const node = [{ name: 'Node' }];
const types = [
  type('SCALAR', 'String'),
  type('SCALAR', 'ID'),
  type('ENUM', 'Layout', { enumValues: [{ name: 'Aside' }, { name: 'Inline' }] }),
  type('OBJECT', 'StoryBodyRichText', { fields: [] }),
  type('OBJECT', 'Asset', { interfaces: node, fields: [{ name: 'fileName', type: named('String') }] }),
  type('OBJECT', 'Teaser', {
    fields: [
      { name: 'id', type: demanded(named('ID')) },
      { name: 'image', type: object('Asset') },
      { name: 'layout', description: 'One of: Aside', type: { kind: 'ENUM', name: 'Layout' } },
    ],
  }),
  type('OBJECT', 'Story', {
    interfaces: node,
    fields: [
      { name: 'id', type: demanded(named('ID')) },
      { name: 'slug', type: demanded(named('String')) },
      { name: 'passwordHash', type: named('String') },
      { name: 'body', type: object('StoryBodyRichText') },
      { name: 'teasers', type: listOf(object('Teaser')) },
    ],
  }),
];

it('EDT-002 the content system describes its own fields and the fields inside them; secrets and internal fields are left out', () => {
  const inputs = {
    data: {
      aStory: { inputFields: [{ name: 'slug', type: { kind: 'NON_NULL' } }] },
      bStory: { inputFields: [{ name: 'body' }] },
    },
  };
  const model = describeContentModel({ data: { __schema: { types } } }, inputs);
  expect(v.parse(editorModelResponseSchema, model)).toEqual(model);
  expect(Object.keys(model.models)).toEqual(['Story', 'Asset']);
  expect(model.models['Story']).toMatchObject({ plural: 'stories', heading: 'title', isMade: true });
  const field = { isList: false, isLocalized: false, isRequired: false };
  expect(model.models['Story']?.fields).toEqual([
    { ...field, name: 'slug', kind: 'scalar', type: 'String', isRequired: true },
    { ...field, name: 'body', kind: 'rich', type: 'StoryBodyRichText', isLocalized: true },
    { ...field, name: 'teasers', kind: 'component', type: 'Teaser', isList: true },
  ]);
  expect(model.components['Teaser']?.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'image relation',
    'layout enum',
  ]);
  expect(model.components['Teaser']?.[1]?.choices).toEqual(['Aside']);
  expect(model.enums).toEqual({ Layout: ['Aside', 'Inline'] });
  expect(() => describeContentModel({ errors: [] }, inputs)).toThrow();
});

it('EDT-002 D-53 every kind of entry has its operations, made of one form; only some are made in the editor area', () => {
  for (const name of [
    'EditorMediaReleases',
    'EditorMediaRelease',
    'EditorUpdateMediaRelease',
    'EditorCreateMediaRelease',
  ]) {
    expect(editorOperations).toHaveProperty(name);
  }
  expect(editorOperations).not.toHaveProperty('EditorCreateNavigationItem');
  const others = Object.entries(editorOperations).filter(([name]) => !name.startsWith('EditorDelete'));
  expect(others.map(([, text]) => text).join(' ')).not.toMatch(/passwordHash|delete(?!ScheduledOperation)/);
  expect(Object.values(editorOperations).join(' ')).not.toContain('deleteMany');
});
