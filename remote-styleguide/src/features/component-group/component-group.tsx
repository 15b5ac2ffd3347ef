import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useGuideFacts } from '../../component-facts/use-guide-facts.ts';
import type { ExampleGroup } from '../../data/example-groups.ts';
import { AnchorLink } from '../anchor-link/anchor-link.tsx';
import { ExampleCard } from '../example-card/example-card.tsx';
import { PropsTable } from '../props-table/props-table.tsx';
import * as styles from './component-group.module.css';
import { listImports } from './list-imports.ts';

/** One component: its purpose, when not to use it, accessibility, props, and all its states. */
export function ComponentGroup({ group }: { readonly group: ExampleGroup }) {
  const t = useTranslate();
  const { components, samples } = useGuideFacts();
  const { id, guide, examples } = group;
  const described = guide.name.split(', ').flatMap((name) => components[name] ?? []);
  const facts = { use: guide.use, avoid: guide.avoid, access: guide.access, forced: [guide.forcedColors] };
  return (
    <section id={id} className={styles.group} aria-labelledby={`group-${id}`}>
      <div className={styles.title}>
        <Heading level={2} size="title" id={`group-${id}`}>
          <span lang="en">{guide.name}</span>
        </Heading>
        <AnchorLink id={id} name={guide.name} />
        <p className={styles.count}>{t('examples.count', { count: examples.length })}</p>
      </div>
      <p className={styles.summary} lang="en">
        {guide.summary}
      </p>
      <p className={styles.imports} lang="en">
        {(group.place === undefined ? listImports(group) : [group.place]).map((line) => (
          <code key={line}>{line}</code>
        ))}
      </p>
      <div className={styles.facts}>
        {Object.entries(facts).map(([kind, lines]) => (
          <div key={kind} className={styles.fact} data-kind={kind}>
            <Heading level={3} size="body">
              {t(`group.${kind}`)}
            </Heading>
            <ul className={styles.lines} role="list" lang="en">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {described.map((facts) => (
        <PropsTable key={facts.name} facts={facts} />
      ))}
      {examples.map((example) => (
        <ExampleCard
          key={example.id}
          id={`${id}-${example.id}`}
          component={guide.name}
          example={example}
          code={samples[`${id}-${example.id}`] ?? ''}
        />
      ))}
    </section>
  );
}
