import { expect, it } from 'vitest';
import { allExampleGroups } from '../data/examples/all-examples.ts';
import { selectFacts } from '../data/select-facts.server.ts';
import { components, samples } from './component-facts.build.ts';
import { compileSamples } from './test-compile-samples.ts';

const shown = selectFacts(allExampleGroups);

it('STY-002 STY-003 STY-004 STY-005 STY-006 STY-007 every sample compiles by itself: names are declared, props exist', () => {
  expect(Object.keys(shown.samples).toSorted()).toEqual(Object.keys(samples).toSorted());
  expect(compileSamples(shown.samples)).toEqual([]);
});

it('STY-002 detects a sample with an undeclared name, an unknown prop, or superfluous code', () => {
  const { 'button-disabled': sample = '' } = samples;
  const said = compileSamples({
    name: sample.replace('>Save<', '>{overline}<'),
    prop: sample.replace('disabled', 'colour="red"'),
    unused: `import { Tag } from '@kmx/design-system/tag/tag.tsx';\n${sample}`,
  });
  expect(said.flatMap((line) => /^\w+\.tsx/.exec(line) ?? [])).toEqual(['name.tsx', 'prop.tsx', 'unused.tsx']);
});

it('STY-002 the code of an example is what it renders, with everything it needs', () => {
  expect(samples['button-variants']).toBe(
    [
      "import { Button } from '@kmx/design-system/button/button.tsx';",
      '',
      '<Button>Request an offer</Button>',
      '<Button variant="secondary">Compare</Button>',
      '<Button variant="quiet">Cancel</Button>',
      '<Button variant="danger">Close ticket</Button>',
    ].join('\n'),
  );
  // A helper declared with the examples is shown in full, with everything it uses.
  expect(samples['error-summary-form']).toMatch(
    /^import .*\nimport .*[^]*\n\nfunction findErrors\(form[^]*\n\nfunction CheckedForm\(\) \{[^]*\n\}\n\n<CheckedForm \/>$/,
  );
  expect(Object.values(samples).join('\n')).not.toContain('.examples.tsx');
});

it('STY-002 STY-004 lists type, default and requirement of a prop as the source declares them', () => {
  const find = (component: string, prop: string) => components[component]?.props.find(({ name }) => name === prop);
  expect(find('Button', 'variant')).toEqual({
    name: 'variant',
    type: "'danger' | 'primary' | 'quiet' | 'secondary'",
    // Declared with the shared look of all buttons.
    fallback: "'primary'",
    need: 'never',
    text: expect.stringMatching(/./),
  });
  // A component's own default takes precedence over the shared one.
  expect(find('IconButton', 'variant')).toMatchObject({ fallback: "'quiet'" });
  expect(find('IconButton', 'size')).toMatchObject({ fallback: "'medium'" });
  // A prop that only one form of a component takes.
  expect(find('Button', 'href')).toMatchObject({ type: 'string', need: 'never' });
  expect(find('FlashMessage', 'dismissText')).toMatchObject({ type: 'string', need: 'always' });
  // From another interface, by Omit and Pick, and with a default of its own for a prop declared by React.
  expect(find('TextField', 'label')).toMatchObject({ type: 'string', need: 'always' });
  expect(find('AssetPicture', 'sizes')).toMatchObject({ type: 'string', text: expect.stringContaining('width') });
  expect(find('Textarea', 'rows')).toMatchObject({ fallback: '4', need: 'never' });
  expect(find('TextField', 'style')).toBeUndefined();
  // Destructured in the body, declared in another file, and a list.
  expect(find('Table', 'layout')).toMatchObject({ type: "'scroll' | 'stack'", fallback: "'scroll'" });
  expect(find('ContactWay', 'kind')).toMatchObject({ type: "'email' | 'phone'", need: 'always' });
  expect(find('ImageModule', 'imageLayout')?.type).toMatch(/'StretchedVideo' \| null$/);
  expect(find('MenuButton', 'items')).toMatchObject({ type: 'readonly MenuItem[]' });
});

it('STY-002 describes every prop', () => {
  const silent = Object.values(shown.components).flatMap(({ name, props }) =>
    props.filter(({ text }) => text === '').map((prop) => `${name}.${prop.name}`),
  );
  expect(silent).toEqual([]);
});
