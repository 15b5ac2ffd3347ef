import { Button } from '../button/button.tsx';
import type { Example } from '../example/example.ts';
import { plusIcon } from '../icon/icons.ts';
import { StatusBadge } from '../tag/status-badge.tsx';
import { Tag } from '../tag/tag.tsx';
import { Card } from './card.tsx';

/** Examples of Card for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'product',
    title: 'A machine',
    note: 'The whole card is a target, the link is named by the title only. Stripe and tag say the family together.',
    render: () => (
      <Card
        title="Pila 340"
        href="#product"
        overline="Cut and strip"
        wire="BU"
        meta={<Tag>0.5 to 35 mm²</Tag>}
        actions={
          <Button size="small" variant="secondary" icon={plusIcon}>
            Compare
          </Button>
        }
      >
        Cuts heavy cable square and strips both ends in one pass.
      </Card>
    ),
    code: '<Card title="Pila 340" href={url} overline="Cut and strip" wire="BU" meta={<Tag>0.5 to 35 mm²</Tag>}>…</Card>',
  },
  {
    id: 'tile',
    title: 'A tile of the dashboard',
    note: 'Without href nothing looks clickable; the action is a button with its own name.',
    render: () => (
      <Card title="Service tickets" level={4} meta={<StatusBadge status="warning">2 need your answer</StatusBadge>}>
        Five open, the oldest since Monday.
      </Card>
    ),
    code: '<Card title="Service tickets" meta={<StatusBadge status="warning">…</StatusBadge>}>…</Card>',
  },
];
