import { Card } from '../card/card.tsx';
import type { Example } from '../example/example.ts';
import { Heading } from '../heading/heading.tsx';
import { Grid, GridItem } from './grid.tsx';
import { Section } from './section.tsx';

const steps = ['Cut', 'Strip', 'Crimp', 'Test'];

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
            <Card title={step}>Within the tolerance you set, wire after wire.</Card>
          </GridItem>
        ))}
      </Grid>
    ),
    code: '<Grid as="ul"><GridItem as="li" medium={6} large={3}>…</GridItem></Grid>',
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
    code: '<Section theme="Dark_White" labelledBy="service">…</Section>',
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
    code: '<Section theme="Copper_White">…</Section>',
  },
];
