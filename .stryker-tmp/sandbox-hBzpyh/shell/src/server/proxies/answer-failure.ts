// @ts-nocheck
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers what failed outside the pipeline with the designed page, or a problem for programs. */
export type AnswerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
