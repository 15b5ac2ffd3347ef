import type { ComponentGuide, Example } from '@kmx/design-system/example/example.ts';
import { EditorExample } from '../../examples/editor-example.tsx';
import { NavigationTree } from './navigation-tree.tsx';

/** Describes NavigationTree for the style guide. */
export const guide: ComponentGuide = {
  name: 'NavigationTree',
  summary: 'One stage of a navigation with its differences marked.',
  use: ['Beside the same tree of the other stage.'],
  avoid: ['For the navigation of the site itself.'],
  access: ['Nested lists; each difference is a word.'],
  forcedColors: 'The words of the differences stay.',
};

const nodes = [
  {
    ...{ id: 'products', title: 'Products', url: '/products', hidden: false },
    items: [{ id: 'cables', title: 'Cables and wires', url: '/cables', hidden: false, items: [] }],
  },
];
const changes = new Map([['cables', [{ kind: 'added' as const }]]]);

/** Examples of NavigationTree for the style guide and the tests. */
export const examples: readonly Example[] = [
  {
    id: 'changes',
    title: 'With differences',
    note: 'Added and renamed entries say so.',
    render: () => (
      <EditorExample>
        <NavigationTree nodes={nodes} changes={changes} />
      </EditorExample>
    ),
  },
];
