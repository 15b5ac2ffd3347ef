import { typeSteps } from '@kmx/design-system/tokens/tokens.ts';
import { listExampleGroups } from '../../data/example-groups.ts';
import { GroupPage } from '../../features/group-page/group-page.tsx';
import { TokenList } from '../../features/token-list/token-list.tsx';

/** A page of live examples, grouped by component (STY-002..007). */
export function ExamplesPage({ data: { page } }: { readonly data: { readonly page: string } }) {
  return (
    <GroupPage textId={page} groups={listExampleGroups(page)}>
      {page === 'typography' && <TokenList kind="type" tokens={typeSteps} />}
    </GroupPage>
  );
}
