import packageFile from '../../../package.json' with { type: 'json' };

/** The version of the product, from the root `package.json`; the build of the shell contains it. */
export const productVersion: string = packageFile.version;
