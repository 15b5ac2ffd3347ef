import { EmailLinksTool } from '../../features/email-links/email-links-tool.tsx';
import { GuidePage } from '../../features/guide-page/guide-page.tsx';

/** The tool that writes mailto links (STY-008). */
export function EmailLinksPage() {
  return (
    <GuidePage textId="emailLinks">
      <EmailLinksTool />
    </GuidePage>
  );
}
