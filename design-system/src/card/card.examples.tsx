import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { ComponentGuide, Example } from '../example/example.ts';
import { plusIcon } from '../icon/icons.ts';
import { Grid, GridItem } from '../layout/grid.tsx';
import { Picture } from '../picture/picture.tsx';
import { StatusBadge } from '../tag/status-badge.tsx';
import { Tag } from '../tag/tag.tsx';
import { Card } from './card.tsx';

/** A card is as wide as its column. */
function InColumn({ children }: { readonly children: ReactNode }) {
  return (
    <Grid>
      <GridItem medium={8} large={5}>
        {children}
      </GridItem>
    </Grid>
  );
}

/** Describes Card for the style guide. */
export const guide: ComponentGuide = {
  name: 'Card',
  summary: 'One thing in a list of its kind.',
  use: [
    'For machines, stories, documents and tiles of the dashboard.',
    'In a list, so that the number of things is announced.',
  ],
  avoid: ['For a text that stands alone: use Section.', 'With two links to the same place inside.'],
  access: [
    'The link is named by the title only, while the whole card takes the click.',
    'Controls at the foot keep their own targets.',
    'Set the level of the title to the outline of the page.',
  ],
  forcedColors: 'The edge stays; the stripe of the family disappears, its word stays in the overline.',
};

/** Examples of Card for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'product',
    title: 'A machine',
    note: 'The whole card is a target, the link is named by the title only. Stripe and tag say the family together.',
    render: () => (
      <InColumn>
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
      </InColumn>
    ),
  },
  {
    id: 'tile',
    title: 'A tile of the dashboard',
    note: 'Without href nothing looks clickable; the action is a button with its own name.',
    render: () => (
      <InColumn>
        <Card title="Service tickets" level={4} meta={<StatusBadge status="warning">2 need your answer</StatusBadge>}>
          Five open, the oldest since Monday.
        </Card>
      </InColumn>
    ),
  },
  {
    id: 'picture',
    title: 'With a picture',
    note: 'The picture is decoration here, because the title names the story.',
    render: () => (
      <InColumn>
        <Card
          title="Light instead of blades"
          href="#story"
          overline="Story"
          picture={<Picture path="/images/story-1.webp" width={1770} height={1180} alt="" preset="asideVideo" />}
          meta={<Tag>6 minutes</Tag>}
        >
          A laser opens the insulation and never touches a strand.
        </Card>
      </InColumn>
    ),
  },
  {
    id: 'title-only',
    title: 'Title alone',
    note: 'The least a card can be; still one target with one name.',
    render: () => (
      <InColumn>
        <Card title="Spare parts" href="#parts" />
      </InColumn>
    ),
  },
];
