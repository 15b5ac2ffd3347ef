import type { Endpoint } from './endpoint.ts';

/** Begins the upload of a file by the tus protocol (PUB-035). */
export const uploadsEndpoint = { path: '/api/uploads', methods: ['POST'] } as const satisfies Endpoint;

/** An uploaded file for the holder of a signed link; its id replaces the `*`. */
export const uploadedFileEndpoint = {
  path: '/api/uploads/files/*',
  methods: ['GET', 'HEAD'],
} as const satisfies Endpoint;

/** Continues or cancels an upload; its id replaces the `*`. */
export const uploadEndpoint = {
  path: '/api/uploads/*',
  methods: ['HEAD', 'PATCH', 'DELETE'],
} as const satisfies Endpoint;
