import * as v from 'valibot';

/** RFC 9457 problem details: the JSON form of every failure that crosses a boundary. */
export const problemSchema = v.object({
  type: v.optional(v.string(), 'about:blank'),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  /** The name under which the logs know the request, for error reports. */
  requestId: v.optional(v.string()),
});
export type Problem = v.InferOutput<typeof problemSchema>;

/** A failure with the status of the response to the visitor. */
export class StatusError extends Error {
  override readonly name: string = 'StatusError';
  readonly status: number;
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
