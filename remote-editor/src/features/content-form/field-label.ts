import type { Translate } from '@kmx/shared-contracts/messages.tsx';
import type { PageContent } from '../../data/page-operations.ts';
import { findBlockType } from './content-value.ts';

/** Names a place of the content for people: 'Block 2, Text, Title'. */
export function describePath(path: string, content: PageContent, t: Translate): string {
  const steps = path.split('.');
  const type = findBlockType(content, path);
  const parts = steps.slice(typeof type === 'string' ? 2 : 0).flatMap((step) => {
    if (/^\d+$/.test(step)) return [String(Number(step) + 1)];
    return [t(`field.${step}`)];
  });
  if (typeof type !== 'string') return parts.join(', ');
  return [t('content.block', { number: Number(steps[1]) + 1 }), t(`block.${type}`), ...parts].join(', ');
}
