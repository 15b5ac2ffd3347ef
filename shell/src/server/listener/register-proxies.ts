import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { AnswerFailure } from '../proxies/answer-failure.ts';
import { registerBackendFiles } from '../proxies/register-backend-files.ts';
import { registerEditorAssets } from '../proxies/register-editor-assets.ts';
import { registerIdentityProxy } from '../proxies/register-identity-proxy.ts';
import { registerUploadProxy } from '../proxies/register-upload-proxy.ts';
import { registerTokenMediator } from '../proxies/token-mediator/register-token-mediator.ts';
import type { Shell } from '../request/shell.ts';

/** Registers the routes that go to backends without the pipeline: identity, files, uploads and editors' pictures. */
export async function registerProxies(
  app: FastifyInstance<Server>,
  { configuration, editorSessions }: Pick<Shell, 'configuration' | 'editorSessions'>,
  answerFailure: AnswerFailure,
): Promise<void> {
  if (configuration.AUTH_TOKEN_MODE === 'server') await registerTokenMediator(app, configuration, answerFailure);
  await registerIdentityProxy(app, configuration, answerFailure);
  registerBackendFiles(app, configuration, answerFailure);
  await registerUploadProxy(app, configuration, answerFailure);
  await registerEditorAssets(app, { configuration, editorSessions }, answerFailure);
}
