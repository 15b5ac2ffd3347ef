// @ts-nocheck
import { cleanText } from '../../data/clean-variables.ts';

interface WrittenTicket {
  readonly subject: string;
  readonly description: string;
  readonly files: readonly { readonly id: string; readonly name: string; readonly size: number }[];
}

interface KeptTicket {
  readonly subject: string;
  readonly description: string;
  readonly attachments: readonly { readonly name: string; readonly sizeBytes: number }[];
}

/** What somebody changed after a first attempt whose answer was lost. */
export interface UnsentChanges {
  readonly text: string;
  /** Ids of uploads that the ticket does not have. */
  readonly attachments: readonly string[];
}

/**
 * Compares what was sent with the ticket that the service desk answers: for a repeated attempt that is the one of the first,
 * whatever was typed since. Null when the ticket says everything.
 */
export function findUnsentChanges(written: WrittenTicket, kept: KeptTicket): UnsentChanges | null {
  const texts = (['subject', 'description'] as const).flatMap((field) => {
    const text = cleanText(written[field]).trim();
    return text === kept[field] ? [] : [text];
  });
  const attachments = written.files
    .filter(({ name, size }) => !kept.attachments.some((file) => file.name === name && file.sizeBytes === size))
    .map(({ id }) => id);
  return texts.length === 0 && attachments.length === 0 ? null : { text: texts.join('\n\n'), attachments };
}
