import type { ComponentGuide, Example } from '../example/example.ts';
import { Heading } from '../heading/heading.tsx';
import { Grid, GridItem, Stack } from './grid.tsx';
import { Section } from './section.tsx';

const steps = ['Cut', 'Strip', 'Crimp', 'Test'];

/** Describes Section, Grid, GridItem and Stack for the style guide. */
export const guide: ComponentGuide = {
  name: 'Section, Grid, GridItem, Stack',
  summary: 'Bands, columns and distances of a page.',
  use: [
    'Section for each band of a page, Grid for columns, Stack for a row or a column.',
    'A theme on Section to change the ground and every role on it.',
  ],
  avoid: ['To change the order of what is read: the source is the order.'],
  access: [
    'As a list, a grid is announced with its length.',
    'A section with labelledBy is a landmark; use it for the few that deserve one.',
  ],
  forcedColors: 'Grounds disappear; distance and lines keep the order visible.',
};

/** Examples of Section, Grid and Stack for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'grid',
    title: 'Twelve columns',
    note: 'The order on the screen is the order in the source. As a list it is announced with its length.',
    render: () => (
      <Grid as="ul">
        {steps.map((step) => (
          <GridItem key={step} as="li" medium={6} large={3}>
            <Heading level={3} size="lead">
              {step}
            </Heading>
            <p>Within the tolerance you set, wire after wire.</p>
          </GridItem>
        ))}
      </Grid>
    ),
  },
  {
    id: 'dark',
    title: 'Section on a dark ground',
    note: 'A theme of the content system changes the roles; contrast holds in every theme.',
    render: () => (
      <Section theme="Dark_White" spacing="compact" labelledBy="example-dark">
        <Heading level={3} size="headline" overline="Service" id="example-dark">
          A technician within one day
        </Heading>
      </Section>
    ),
  },
  {
    id: 'copper',
    title: 'Section on copper',
    note: 'For one statement a page at most.',
    render: () => (
      <Section theme="Copper_White" spacing="compact">
        <Heading level={3} size="headline" overline="Crimp Academy">
          Learn it at the machine
        </Heading>
      </Section>
    ),
  },
  {
    id: 'stack',
    title: 'A row and a column',
    note: 'A row wraps where there is no room; nothing is hidden.',
    render: () => (
      <Stack gap={5}>
        <Stack direction="row" gap={2}>
          {steps.map((step) => (
            <span key={step}>{step}</span>
          ))}
        </Stack>
        <p>Every wire passes the same four stations.</p>
      </Stack>
    ),
  },
  {
    id: 'white',
    title: 'Section on white',
    note: 'White_Dark and Grey_Dark stay light in the dark scheme as well.',
    render: () => (
      <Section theme="White_Dark" spacing="compact">
        <p>Documents, drawings and everything that is printed.</p>
      </Section>
    ),
  },
  {
    id: 'grey',
    title: 'Section on grey',
    note: 'Sets a part of the page back without a frame.',
    render: () => (
      <Section theme="Grey_Dark" spacing="compact">
        <p>Related machines and stories.</p>
      </Section>
    ),
  },
  {
    id: 'widths',
    title: 'Four widths',
    note: 'page, stretched, breakOut and inline: the text of a story stays at a readable length.',
    render: () => (
      <>
        {(['page', 'stretched', 'breakOut', 'inline'] as const).map((width) => (
          <Section key={width} width={width} spacing="none">
            <p>
              <code>{width}</code>
            </p>
          </Section>
        ))}
      </>
    ),
  },
];
