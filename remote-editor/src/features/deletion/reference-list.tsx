import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useId } from 'react';
import { loadContentModel } from '../../data/content-model.ts';
import type { Reference, References } from '../../data/deleted-entries.ts';
import { createRecordPath } from '../../data/editor-paths.ts';
import { useQuery } from '../../data/use-query.ts';
import { describeKind } from '../page-facts/describe-kind.ts';
import * as styles from './deletion.module.css';

/** Links to an entry, and entries below it, each with a link. */
export function ReferenceList({ references: { references, count } }: { readonly references: References }): ReactNode {
  const t = useTranslate();
  const leads = references.filter(({ kind }) => kind === 'leads');
  const below = references.filter(({ kind }) => kind === 'below');
  const unnamed = count - references.length;
  return (
    <>
      <ReferenceGroup title={t('delete.leads', { count: leads.length + unnamed })} references={leads} />
      {unnamed > 0 && <p>{t('delete.more', { count: unnamed })}</p>}
      {below.length > 0 && <ReferenceGroup title={t('delete.below', { count: below.length })} references={below} />}
    </>
  );
}

interface ReferenceGroupProps {
  readonly title: string;
  readonly references: readonly Reference[];
}

function ReferenceGroup({ title, references }: ReferenceGroupProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const titleId = useId();
  const models = useQuery('models', loadContentModel).data?.models ?? {};
  if (references.length === 0) return <p>{title}</p>;
  return (
    <div>
      <p id={titleId}>{title}</p>
      <ul className={styles.references} aria-labelledby={titleId}>
        {references.map(({ model, entryId, title: name, isOnSite }) => (
          <li key={entryId}>
            {Object.hasOwn(models, model) ? <Link href={href(createRecordPath(model, entryId))}>{name}</Link> : name}
            <span className={styles.about}>
              {[describeKind(model, t), t(isOnSite ? 'column.published' : 'state.draft')].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
