import { modulesExamples } from '../../data/examples/modules-examples.ts';
import { GroupPage } from '../../features/group-page/group-page.tsx';

export const ModulesPage = () => <GroupPage textId="modules" groups={modulesExamples} />;
