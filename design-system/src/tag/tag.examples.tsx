import type { Example } from '../example/example.ts';
import { StatusBadge } from './status-badge.tsx';
import { Tag } from './tag.tsx';

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
    code: '<Tag wire="OG">Crimping</Tag>',
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
    code: '<StatusBadge status="warning">Service due</StatusBadge>',
  },
];
