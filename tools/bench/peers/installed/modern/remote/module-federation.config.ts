import { createModuleFederationConfig } from '@module-federation/modern-js-v3';

export default createModuleFederationConfig({
  name: 'remote',
  // Its production server hands out what is below static.
  filename: 'static/remoteEntry.js',
  manifest: { filePath: 'static' },
  exposes: {
    './list-page': '../shared/react/list-page.tsx',
    './product-page': '../shared/react/product-page.tsx',
  },
  shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
  dts: false,
});
