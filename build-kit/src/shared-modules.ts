const singleton = { singleton: true, requiredVersion: false as const };

/** Modules that exist once in a page: the shell provides them, remotes never bring their own (docs/measurements/federation.md). */
export const sharedModules = {
  react: singleton,
  'react/jsx-runtime': singleton,
  'react-dom': singleton,
  'react-dom/client': singleton,
  '@lingui/core': singleton,
  '@lingui/react': singleton,
};

/** Modules that a server bundle gets from the allow-list of its render worker instead of bundling them. */
export const serverModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/static',
  'react-router-dom',
  '@lingui/core',
  '@lingui/react',
] as const;
