/** The script of a frame, as V8 (`at f (https://…:1:2)`) and other engines (`f@https://…:1:2`) write it. */
const frame = /^(?:\s*at (?:.*[ (])?|.*@)(\w[\w+.-]*:\/\/\S+:\d+:\d+)\)?$/;
// A stack of ours is shorter. Who throws may choose the text of one, and the page waits until it is read.
const [maxLines, maxLine] = [50, 500];

/**
 * Addresses of the scripts of a stack, the topmost first, each with line and column; empty for one that is too long to be
 * ours. V8 writes the message in front of the frames: it names no place.
 */
export function readFrames(message: string, stack: string): readonly string[] {
  const start = stack.indexOf(message);
  const isHeader = start >= 0 && start < maxLine && /^(?:.*: )?$/.test(stack.slice(0, start));
  const frames = isHeader ? stack.slice(start + message.length) : stack;
  const lines = frames.slice(0, maxLines * maxLine).split('\n', maxLines);
  return lines.flatMap((line) => (line.length > maxLine ? '' : (frame.exec(line)?.[1] ?? [])));
}
