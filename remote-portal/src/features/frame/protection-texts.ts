import type { ProtectionTexts } from '@kmx/remote-kit/session/protected-area.tsx';

/** Texts of the sign-in that the portal's pages share with its other failures. */
export const protectionTexts: ProtectionTexts = {
  needsScript: 'portal.needsScript',
  again: 'signIn.again',
  offline: 'desk.failure.offline',
  notSignedOut: { titleKey: 'logout.failed.title', textKey: 'logout.failed.text' },
};
