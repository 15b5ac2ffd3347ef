import { expect, it } from 'vitest';
import { resolveS3Settings } from './s3-settings.server.ts';

const all = {
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_BUCKET: 'kmx',
  S3_ACCESS_KEY_ID: 'a',
  S3_SECRET_ACCESS_KEY: 'secret',
};

it('promise 9: an object store has its settings from the environment, with what most servers need as default', () => {
  expect(resolveS3Settings({ ...all, S3_PREFIX: '' })).toEqual({
    settings: {
      endpoint: 'http://127.0.0.1:9000',
      ...{ bucket: 'kmx', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'secret' },
      ...{ isPathStyle: true, prefix: '' },
    },
    problems: [],
  });
  const own = { ...all, S3_REGION: 'eu-central-1', S3_PATH_STYLE: 'off', S3_PREFIX: 'kmx/live/' };
  expect(resolveS3Settings(own).settings).toMatchObject({
    ...{ region: 'eu-central-1', isPathStyle: false, prefix: 'kmx/live/' },
  });
});

it('promise 9: without any variable there is no object store, and with some of them each missing and wrong one is named', () => {
  expect(resolveS3Settings({ S3_ENDPOINT: '' })).toEqual({ settings: null, problems: [] });
  const { S3_BUCKET: _, S3_SECRET_ACCESS_KEY: __, ...some } = all;
  expect(resolveS3Settings(some).problems).toEqual([
    'S3_BUCKET: is missing; an object store needs all four',
    'S3_SECRET_ACCESS_KEY: is missing; an object store needs all four',
  ]);
  for (const [name, wrong] of [
    ['S3_ENDPOINT', 'minio:9000'],
    ['S3_BUCKET', 'KMX/a'],
    ['S3_PATH_STYLE', 'yes'],
    ['S3_PREFIX', '../elsewhere/'],
    ['S3_PREFIX', 'no-slash'],
  ] as const) {
    const { settings, problems } = resolveS3Settings({ ...all, [name]: wrong });
    expect([settings, problems.length, problems[0]?.startsWith(`${name}: `)]).toEqual([null, 1, true]);
    expect(problems.join()).not.toContain('secret');
  }
});
