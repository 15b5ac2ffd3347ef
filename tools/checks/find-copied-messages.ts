/** A message with its location: `{workspace}/{language}:{id}`. */
export interface PlacedMessage {
  readonly place: string;
  readonly english: string;
  readonly text: string;
}

// Short ones may well be one word in a language where English has two.
const sentenceLength = 60;

/**
 * Finds sentences of one language that are the same where English says something else: one of them was put in the other's place.
 * @param messages of one language, from all catalogues.
 */
export function findCopiedMessages(messages: readonly PlacedMessage[]): readonly string[] {
  const sentences = messages.filter(({ english }) => english.length >= sentenceLength);
  return [...Map.groupBy(sentences, ({ text }) => text).values()].flatMap((group) => {
    const first = group[0];
    const other = group.find(({ english }) => english !== first?.english);
    return first && other ? [`${other.place} says the same as ${first.place}, but not in English: ${other.text}`] : [];
  });
}
