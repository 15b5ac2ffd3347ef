import type { ComponentGuide, Example } from '../example/example.ts';
import { wireColors } from '../tokens/tokens.ts';
import { StatusBadge } from './status-badge.tsx';
import { Tag } from './tag.tsx';

/** Describes Tag and StatusBadge for the style guide. */
export const guide: ComponentGuide = {
  name: 'Tag, StatusBadge',
  summary: 'A short word that classifies or tells a state.',
  use: ['Tag for a family or a property, StatusBadge for a state that changes.'],
  avoid: ['As a button or a link: it looks like neither.', 'With the colour as the only message.'],
  access: ['The word carries the meaning; icon and colour repeat it.'],
  forcedColors: 'A state gets an edge; the stripe of a family disappears, its word stays.',
};

/** Examples of Tag and StatusBadge for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'tag',
    title: 'Tag',
    note: 'The insulation colour is a memory aid; the word carries the meaning.',
    render: () => (
      <>
        <Tag>Bench</Tag> <Tag wire="BU">Cut and strip</Tag> <Tag wire="OG">Crimping</Tag> <Tag wire="GN">Testing</Tag>
      </>
    ),
  },
  {
    id: 'status',
    title: 'Status',
    note: 'Three carriers: word, icon, colour. Readable without colour vision and in forced colours.',
    render: () => (
      <>
        <StatusBadge status="neutral">Draft</StatusBadge> <StatusBadge status="info">In progress</StatusBadge>{' '}
        <StatusBadge status="success">Running</StatusBadge> <StatusBadge status="warning">Service due</StatusBadge>{' '}
        <StatusBadge status="danger">Stopped</StatusBadge>
      </>
    ),
  },
  {
    id: 'wires',
    title: 'All insulation colours',
    note: 'The two-letter codes of IEC 60757. The code is text, so nobody has to tell the colours apart.',
    render: () => (
      <>
        {wireColors.map((wire) => (
          <Tag key={wire} wire={wire}>
            {wire}
          </Tag>
        ))}
      </>
    ),
  },
];
