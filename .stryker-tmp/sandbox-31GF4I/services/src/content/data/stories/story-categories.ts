// @ts-nocheck
import type { SeedEntry } from '../../store/seed-content.ts';
import { localize } from '../seed-builders.ts';
import type { Category, Texts } from './story-text.ts';

const names: Readonly<Record<Category, Texts>> = {
  customer: ['In production', 'Aus der Praxis', '生産現場から', '生产实践'],
  technology: ['Technology', 'Technik', '技術', '技术'],
  people: ['People', 'Menschen', '人', '人物'],
  responsibility: ['Responsibility', 'Verantwortung', '責任', '责任'],
};

/** The categories of stories in the order in which pages show them. */
export const storyCategories: readonly SeedEntry[] = Object.entries(names).map(([slug, name], position) => ({
  id: `story-category-${slug}`,
  model: 'StoryCategory',
  values: { slug, position },
  localizations: localize((text) => ({ name: text(...name) })),
}));
