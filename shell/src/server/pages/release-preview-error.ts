import { StatusError } from '@kmx/shared-contracts/problem.ts';

/** The link to a preview of a release does not open it; its holder needs a new one from the team (REL-10). */
export class ReleasePreviewError extends StatusError {
  override readonly name = 'ReleasePreviewError';
  constructor(verdict: 'expired' | 'unreadable' | 'foreign') {
    super(verdict === 'expired' ? 410 : 403, 'This preview of a release cannot be opened');
  }
}
