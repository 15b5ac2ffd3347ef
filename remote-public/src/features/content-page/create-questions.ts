import type { RichTextNode } from '@kmx/design-system/rich-text/rich-text-content.ts';
import type { Block } from '../../data/blocks/blocks.ts';

function readText(node: RichTextNode): string {
  return node.text ?? (node.children ?? []).map(readText).join('');
}

/** Questions and answers of a page in schema.org form; empty where no block is marked as containing questions. */
export function createQuestions(blocks: readonly Block[]): readonly Record<string, unknown>[] {
  const questions = blocks.flatMap((block) =>
    block.__typename === 'AccordionBlock' && block.isFaq === true ? block.items : [],
  );
  if (questions.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ title, body }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: (body?.raw.children ?? []).map(readText).join(' ') },
      })),
    },
  ];
}
