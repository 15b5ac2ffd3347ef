import { buttonsExamples } from '../../data/examples/buttons-examples.ts';
import { GroupPage } from '../../features/group-page/group-page.tsx';

export const ButtonsPage = () => <GroupPage textId="buttons" groups={buttonsExamples} />;
