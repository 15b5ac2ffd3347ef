import { editorModelResponseSchema } from '@kmx/shared-contracts/endpoints/editor-model.schema.ts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createInputsQueries, describeContentModel } from './describe-content-model.ts';

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
  type('OBJECT', 'Query', {
    fields: [
      { name: 'story', type: object('Story') },
      { name: 'stories', type: listOf(object('Story')) },
    ],
  }),
  ...['AssetCreateInput', 'StoryCreateInput'].map((name) => type('INPUT_OBJECT', name)),
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
  const model = describeContentModel({ data: { __schema: { types } } }, [inputs]);
  expect(v.parse(editorModelResponseSchema, model)).toEqual(model);
  expect(Object.keys(model.models)).toEqual(['Asset', 'Story']);
  expect(model.models['Story']).toMatchObject({ plural: 'stories', heading: 'id' });
  expect(model.models['Asset']).toMatchObject({ plural: 'Asset', heading: 'fileName' });
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
  expect(() => describeContentModel({ errors: [] }, [inputs])).toThrow();
});

it('EDT-002 every kind that can be made is asked about, whichever screens there are; a type without inputs is none', () => {
  const ask = (all: readonly object[]) => createInputsQueries({ data: { __schema: { types: all } } });
  const names = (query = '') => [...query.matchAll(/__type\(name: "(\w+)"\)/g)].map(([, name]) => name);
  expect(ask(types).map(names)).toEqual([
    ['AssetCreateInput', 'AssetUpdateLocalizationDataInput', 'StoryCreateInput', 'StoryUpdateLocalizationDataInput'],
  ]);
  expect(ask([])).toEqual([]);
  expect(() => createInputsQueries({ errors: [] })).toThrow();
  // The content system refuses more than 30 fields at once.
  const kinds = Array.from({ length: 45 }, (_, place) => `Kind${place}`);
  const many = kinds.flatMap((name) => [
    type('OBJECT', name, { interfaces: node, fields: [] }),
    type('INPUT_OBJECT', `${name}CreateInput`),
  ]);
  expect(ask(many).map((query) => names(query).length)).toEqual([20, 20, 20, 20, 10]);
});
