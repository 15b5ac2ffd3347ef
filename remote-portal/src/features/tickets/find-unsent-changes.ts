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

/** Edits made after a first attempt whose answer was lost. */
export interface UnsentChanges {
  readonly text: string;
  /** Ids of uploads missing from the ticket. */
  readonly attachments: readonly string[];
}

/**
 * Compares the submitted ticket with the one that the service desk returns: for a repeated attempt that is the first
 * submission, without later edits. Null when nothing is missing.
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
