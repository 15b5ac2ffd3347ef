import { typeSteps } from '@kmx/design-system/tokens/tokens.ts';
import { typographyExamples } from '../../data/examples/typography-examples.ts';
import { GroupPage } from '../../features/group-page/group-page.tsx';
import { TokenList } from '../../features/token-list/token-list.tsx';

export const TypographyPage = () => (
  <GroupPage textId="typography" groups={typographyExamples}>
    <TokenList kind="type" tokens={typeSteps} />
  </GroupPage>
);
