import { componentsExamples } from '../../data/examples/components-examples.ts';
import { GroupPage } from '../../features/group-page/group-page.tsx';

export const ComponentsPage = () => <GroupPage textId="components" groups={componentsExamples} />;
