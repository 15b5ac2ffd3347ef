import { errorExamples } from '../../data/examples/error-examples.ts';
import { GroupPage } from '../../features/group-page/group-page.tsx';

export const ErrorPage = () => <GroupPage textId="error" groups={errorExamples} />;
