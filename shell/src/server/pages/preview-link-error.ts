import { StatusError } from '@kmx/shared-contracts/problem.ts';

/** A preview link does not open anything; its holder needs a new one from an editor, not an account (EDT-013). */
export class PreviewLinkError extends StatusError {
  override readonly name = 'PreviewLinkError';
  readonly verdict: 'expired' | 'invalid';
  constructor(verdict: 'expired' | 'invalid') {
    super(
      verdict === 'expired' ? 410 : 403,
      verdict === 'expired' ? 'This preview link has expired' : 'This preview link is not valid',
    );
    this.verdict = verdict;
  }
}
