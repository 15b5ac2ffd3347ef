import { formatCookie } from '../http/cookies.ts';
import type { Step } from '../request/step.ts';

const nextReleaseCookie = 'uapp_next_release';
const testingCookie = 'uapp_testing';
const flagSeconds = 400 * 24 * 60 * 60;
const payloadSuffix = '/_payload.json';

/** Testing mode, release toggle, cache flags and the payload form of an address (SRV-006..009, SRV-029, D-40). */
export const applyFlags: Step<'clearCaches' | 'configuration'> = {
  name: 'apply-flags',
  run: async (context, { clearCaches, configuration }) => {
    const { url, cookies, setCookies } = context;
    const { isSecure } = configuration;
    const remember = (name: string, isOn: boolean) =>
      setCookies.push(formatCookie(name, isOn ? 'true' : '', { maxAgeSeconds: isOn ? flagSeconds : 0, isSecure }));

    if (url.pathname.endsWith(payloadSuffix)) {
      context.isPayload = true;
      url.pathname = url.pathname.slice(0, -payloadSuffix.length) || '/';
      url.searchParams.delete('_build');
    }
    context.hasNextRelease = cookies[nextReleaseCookie] === 'true';
    if (url.searchParams.has('nextRelease')) {
      context.hasNextRelease = url.searchParams.get('nextRelease') !== 'false';
      remember(nextReleaseCookie, context.hasNextRelease);
    }
    context.isTesting = cookies[testingCookie] === 'true';
    if (url.searchParams.has('testing')) {
      context.isTesting = url.searchParams.get('testing') === 'true';
      remember(testingCookie, context.isTesting);
    }
    const cacheFlag = url.searchParams.get('cache');
    if (cacheFlag === 'false') context.cacheMode = 'bypass';
    if (cacheFlag === 'clear') {
      const isCleared = await clearCaches();
      context.log.info({ isCleared }, 'cache=clear was asked for');
    }
    return undefined;
  },
};
