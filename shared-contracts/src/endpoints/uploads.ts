import type { Endpoint } from './endpoint.ts';

/** Begins the upload of a file by the tus protocol (PUB-035). */
export const uploadsEndpoint = { path: '/api/uploads', methods: ['POST'] } as const satisfies Endpoint;

/** A file that was sent, for whoever holds a signed link; its id stands for the `*`. */
export const uploadedFileEndpoint = {
  path: '/api/uploads/files/*',
  methods: ['GET', 'HEAD'],
} as const satisfies Endpoint;

/** Continues or drops an upload; its id stands for the `*`. */
export const uploadEndpoint = {
  path: '/api/uploads/*',
  methods: ['HEAD', 'PATCH', 'DELETE'],
} as const satisfies Endpoint;
