import * as v from 'valibot';
import { type AskManagement, ManagementError } from './management-client.ts';

/** The environment of a project that a token belongs to. */
export interface HostedEnvironment {
  readonly projectId: string;
  readonly id: string;
  readonly name: string;
}

const query = `query {
  viewer { ... on TokenViewer { project { id environments { id name } } } }
}`;

const environmentSchema = v.object({ id: v.string(), name: v.string() });
const answerSchema = v.object({
  viewer: v.object({
    project: v.optional(v.object({ id: v.string(), environments: v.array(environmentSchema) })),
  }),
});

/** Finds the environment by its name; throws ManagementError when the token has no project or the project no such environment. */
export async function findEnvironment(ask: AskManagement, name: string): Promise<HostedEnvironment> {
  const { project } = (await ask(answerSchema, query)).viewer;
  if (project === undefined) throw new ManagementError('the token is not that of a project');
  const found = project.environments.find((environment) => environment.name === name);
  if (found === undefined) {
    const names = project.environments.map((environment) => environment.name).join(', ');
    throw new ManagementError(`the project has no environment ${name}, but ${names}`);
  }
  return { projectId: project.id, id: found.id, name };
}
