import type { DescribedVariables } from '@kmx/server-kit/operations/variable-table.ts';

/** What commands, `npm start` and the tracer read beside the variables of shell and services. */
export const commandVariables: DescribedVariables = {
  entries: {},
  descriptions: {
    RELEASE_PRIVATE_KEYS: {
      isSecret: true,
      isNoFile: true,
      meaning:
        'keys with which `npm run release` signs, `remote-portal=MC4C... platform=MC4C...`; see [releases](releases.md)',
    },
    RELEASE_PRIVATE_KEY: { isSecret: true, isNoFile: true, meaning: 'key for all units without one above' },
    RELEASE_BY: { default: '`USER`', isNoFile: true, meaning: 'who releases, for the history' },
    LOGS_KEPT_DAYS: {
      default: '14',
      unit: 'days',
      isNoFile: true,
      meaning: 'how long `npm start` keeps a log after its last line, see "What is kept"',
    },
    LOGS_MAX_MEGABYTES: {
      default: '100',
      unit: 'megabytes',
      isNoFile: true,
      meaning: 'size at which `npm start` sets a log aside',
    },
    OTEL_EXPORTER_OTLP_ENDPOINT: { isNoFile: true, meaning: 'collector of traces, see "Traces"' },
    OTEL_SERVICE_NAME: { default: '`kmx`', isNoFile: true, meaning: 'name of the process in traces' },
    OTEL_TRACES_SAMPLER_ARG: {
      default: '1',
      isNoFile: true,
      meaning: 'share of the traces that begin at this process, 0 to 1',
    },
    CHROMIUM_PATH: {
      default: 'an installed one',
      isNoFile: true,
      meaning: 'the Chromium of tests, benches and of the smoke pages of a release',
    },
    FIREFOX_PATH: {
      default: '`/usr/bin/firefox-esr`',
      isNoFile: true,
      meaning: 'the Firefox of `npm run e2e:browsers`',
    },
    REDIS_SERVER_PATH: {
      default: '`/usr/bin/redis-server`',
      isNoFile: true,
      meaning: 'the Redis of `npm run cluster`',
    },
  },
};
