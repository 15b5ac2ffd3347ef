/** Notes whether a sentence about the images holds, and prints it. */
export type Expect = (holds: boolean, sentence: string) => void;

/** Counts what held and what did not. */
export function createExpectations(): { readonly expect: Expect; readonly count: () => readonly [number, number] } {
  let passed = 0;
  let failed = 0;
  return {
    expect: (holds, sentence) => {
      if (holds) passed += 1;
      else failed += 1;
      console.log(`${holds ? '✓' : '✗'} ${sentence.trimEnd()}`);
    },
    count: () => [passed, failed],
  };
}
