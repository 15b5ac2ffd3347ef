export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  devtools: { enabled: false },
  css: ['~~/shared/chrome.css', '~~/shared/page.css'],
  app: {
    head: {
      htmlAttrs: { lang: 'en' },
      link: [
        { rel: 'preload', href: '/inter-latin-wght-normal.woff2', as: 'font', type: 'font/woff2', crossorigin: '' },
        { rel: 'icon', href: 'data:,' },
      ],
      meta: [{ name: 'description', content: 'Machines for wires, compared.' }],
    },
  },
  // The framework's own cache; the addresses below /fresh are rendered each time.
  routeRules: { '/list': { swr: 60 }, '/list/**': { swr: 60 } },
  nitro: { compressPublicAssets: { gzip: true, brotli: true } },
});
