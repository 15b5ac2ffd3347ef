// Every GraphQL operation that the sources send is valid for the schema of the system that answers it.
import { backendSchemas } from './graphql/backend-schemas.ts';
import { collectDocuments } from './graphql/collect-documents.ts';
import { documentMakers } from './graphql/document-makers.ts';
import { findDocumentProblems } from './graphql/find-document-problems.ts';
import { reportCheck } from './report-check.ts';
import { listFiles, workspaces } from './workspaces.ts';

// Tests send invalid documents on purpose.
const testPattern = /\.(?:test|fixture|d)\.tsx?$|-fixture\.ts$|\/(?:test|create-test)-[a-z-]+\.tsx?$/;
// The setup of a hosted content system uses another API; its tests run these operations against that schema.
const hosted = 'services/src/content/hosted/';
const files = workspaces
  .flatMap((workspace) => listFiles(workspace, /\.tsx?$/))
  .filter((file) => !testPattern.test(file) && !file.startsWith(hosted));
const { documents, unmade } = await collectDocuments(files, documentMakers);
const problems = [
  ...unmade.map((file) => `${file}: tell tools/checks/graphql/document-makers.ts how its operation is made`),
  ...Object.keys(documentMakers)
    .filter((file) => !documents.some((document) => document.file === file))
    .map((file) => `tools/checks/graphql/document-makers.ts: ${file} writes no operation`),
  ...findDocumentProblems(documents, backendSchemas),
];
const count = new Set(documents.map(({ file }) => file)).size;
reportCheck(problems, `${documents.length} GraphQL operations of ${count} files are valid.`);
