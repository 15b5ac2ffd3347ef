import { inputsExamples } from '../../data/examples/inputs-examples.ts';
import { GroupPage } from '../../features/group-page/group-page.tsx';

export const InputsPage = () => <GroupPage textId="inputs" groups={inputsExamples} />;
