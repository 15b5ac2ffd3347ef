import type { ComponentGuide, Example } from '../../example/example.ts';
import { QuoteModule, type QuoteModuleProps } from './quote-module.tsx';

const measured: QuoteModuleProps = {
  text: 'We stopped looking for the fault when we began to measure every stroke.',
  author: 'Ilona Varga',
  role: 'Head of production, Hikari Harness',
};
const asked: QuoteModuleProps = {
  text: 'Which side does the seal go in?',
  author: 'The night shift',
  role: null,
};

/** Describes QuoteModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'QuoteModule',
  summary: 'A quotation with who said it.',
  use: ['For one sentence that a person said.'],
  avoid: ['For emphasis: nobody said it.'],
  access: ['A blockquote in a figure; the caption names the person.'],
  forcedColors: 'The line beside the quotation stays.',
};

/** Examples of QuoteModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'role',
    title: 'With the role',
    note: 'Short enough to be read at a glance.',
    render: () => <QuoteModule {...measured} />,
  },
  {
    id: 'name',
    title: 'Name alone',
    note: 'Where the role says nothing to readers.',
    render: () => <QuoteModule {...asked} />,
  },
];
