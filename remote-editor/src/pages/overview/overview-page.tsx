import { Button } from '@kmx/design-system/button/button.tsx';
import { Card } from '@kmx/design-system/card/card.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { editIcon } from '@kmx/design-system/icon/icons.ts';
import { Grid, GridItem, Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { createContentPath, editorPath } from '../../data/editor-paths.ts';
import { useSignIn } from '../../data/session-context.ts';
import { EditorPage } from '../../features/frame/editor-page.tsx';
import { PageTable } from '../../features/lists/page-table.tsx';
import { compareNavigation } from '../../features/navigation-diff/compare-navigation.ts';
import { useNavigationStages } from '../../features/navigation-diff/use-navigation-stages.ts';
import { chooseLanguage } from '../../features/page-facts/language-state.ts';
import { createPageWhere, createTranslationWhere } from '../../features/page-facts/page-filters.ts';
import { useEntryList } from '../../features/page-facts/use-entry-list.ts';
import { AnswerView } from '../../features/states/answer-view.tsx';

const changed = createPageWhere({ state: 'changed' });
const planned = createPageWhere({ state: 'planned' });
const translated = createTranslationWhere({});

/** Pending work for editors: changes, translations, plans, differences of the navigation, and the latest edits (EDT-001). */
export function OverviewPage(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { locale, site } = usePageRequest();
  const { expire } = useSignIn();
  const { stages } = useNavigationStages(expire);
  const latest = useEntryList({ where: {}, first: 5 });
  const home = useEntryList({ where: { slug: 'home', site: { id: site.id } }, orderBy: 'createdAt_ASC', first: 10 });
  const counts = [
    { path: '/pages?state=changed', key: 'changed', count: useEntryList({ where: changed, first: 1 }).data?.count },
    { path: '/translations', key: 'translations', count: useEntryList({ where: translated, first: 1 }).data?.count },
    { path: '/schedule', key: 'schedule', count: useEntryList({ where: planned, first: 1 }).data?.count },
    {
      path: '/navigation',
      key: 'navigation',
      count:
        stages.kind === 'loaded'
          ? compareNavigation(stages.published.topItems, stages.draft.topItems).size +
            compareNavigation(stages.published.homeItems, stages.draft.homeItems).size
          : undefined,
    },
  ];
  const homePage = home.data?.entries.find(({ countries }) => countries.length === 0) ?? home.data?.entries[0];
  return (
    <EditorPage
      title={t('editor.title')}
      lead={t('overview.lead')}
      actions={
        homePage !== undefined && (
          <Button
            href={href(createContentPath('Page', homePage.id, chooseLanguage(homePage, locale.language)))}
            icon={editIcon}
          >
            {t('overview.home')}
          </Button>
        )
      }
    >
      <Grid as="ul">
        {counts.map(({ path, key, count }) => (
          <GridItem key={key} as="li" medium={6} large={3}>
            <Card title={t(`overview.${key}`)} level={2} href={href(`${editorPath}${path}`)}>
              {count === undefined ? t('loading') : t(`overview.${key}.count`, { count })}
            </Card>
          </GridItem>
        ))}
      </Grid>
      <Stack gap={4}>
        <Heading level={2} size="title">
          {t('overview.latest')}
        </Heading>
        <AnswerView answer={latest}>{({ entries }) => <PageTable pages={entries} />}</AnswerView>
      </Stack>
    </EditorPage>
  );
}
