// `vite build` for browsers, `vite build --ssr src/entry-server.tsx` for the server, as Vite's guide has it.
export default {};
