/**
 * A request that is answered with an error: 400 wrong parameters, 403 path outside the folder, 404 no such picture, 503 too busy, or the picture
 * cannot be read.
 */
export class ImageProblem extends Error {
  readonly status: 400 | 403 | 404 | 503;

  constructor(status: 400 | 403 | 404 | 503, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
