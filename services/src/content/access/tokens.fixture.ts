export const tokens = [
  {
    name: 'German stories',
    token: 'german-stories-token',
    grants: [
      { models: ['Story'], actions: ['read', 'update', 'publish'], locales: ['de'] },
      { models: ['Asset'], actions: ['read'], stages: ['PUBLISHED'] },
    ],
  },
  {
    name: 'German pages',
    token: 'german-pages-token-1',
    defaultStage: 'DRAFT',
    grants: [
      { models: ['Page', 'NavigationItem'], actions: ['read', 'update', 'publish', 'unpublish'], locales: ['de'] },
    ],
  },
  {
    name: 'Titles with an a',
    token: 'titles-with-an-a-1',
    defaultStage: 'DRAFT',
    grants: [{ models: ['NewsFeedItem'], where: { title_contains: 'a' } }],
  },
  {
    name: 'Own news',
    token: 'own-news-token-001',
    defaultStage: 'DRAFT',
    grants: [
      { models: ['NewsFeedItem'], actions: ['read'] },
      {
        models: ['NewsFeedItem'],
        actions: ['create', 'update', 'delete', 'publish', 'unpublish'],
        where: { title_starts_with: 'Own' },
      },
    ],
  },
  { name: 'Writer', token: 'only-writer-token1', grants: [{ models: ['NewsFeedItem'], actions: ['create'] }] },
  {
    name: 'Two languages',
    token: 'two-languages-token',
    grants: [
      { models: ['Page'], actions: ['read'], locales: ['de'] },
      { models: ['Page'], actions: ['read'], locales: ['en'], where: { slug: 'company' } },
    ],
  },
  {
    name: 'Drafts of news',
    token: 'drafts-of-news-001',
    grants: [
      { models: ['NewsFeedItem'], actions: ['read'], stages: ['PUBLISHED'] },
      { models: ['NewsFeedItem'], actions: ['read'], stages: ['DRAFT'], where: { title_starts_with: 'Own' } },
    ],
  },
  {
    name: 'Stories of open categories',
    token: 'open-categories-01',
    defaultStage: 'DRAFT',
    grants: [
      { models: ['Story'] },
      { models: ['StoryCategory'], actions: ['read'], where: { slug: 'people' } },
      { models: ['Asset'], actions: ['read'], stages: ['PUBLISHED'] },
    ],
  },
];
export const germanStories = 'german-stories-token';
