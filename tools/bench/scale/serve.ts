import { serveContent } from '@kmx/services/content/serve-content.ts';

const [databaseUrl] = process.argv.slice(2);
const readUsage = () => {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 1024 ** 2 };
};
const imported = readUsage();
const { endpoint, tokens, close } = await serveContent(databaseUrl);
const { cpuMs, rssMb } = readUsage();
process.send?.({ endpoint, tokens, startCpuMs: cpuMs - imported.cpuMs, rssMb });
process.on('message', (message) => {
  if (message === 'usage') process.send?.(readUsage());
  else void close().then(() => process.exit(0));
});
