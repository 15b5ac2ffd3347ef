import { describeConnectionFailure } from '@kmx/server-kit/postgres/describe-connection-failure.ts';
import { isLostConnection } from '@kmx/server-kit/postgres/is-lost-connection.ts';
import { describe, expect, it } from 'vitest';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { hideValues } from './hide-values.ts';

const url = 'postgres://kmx:s%40cret@db.example:6432/content';
const fail = (code: string, text = 'failed') => Object.assign(new Error(text), { code });

describe('a database that cannot be used', () => {
  it('is named with the reason and what to do about it', () => {
    const message = describeConnectionFailure(url, fail('28P01'));
    expect(message).toContain(
      'kmx@db.example:6432/content cannot be used: the server refuses the user or the password',
    );
    expect(describeConnectionFailure(url, fail('3D000'))).toContain('create database');
    expect(describeConnectionFailure(url, new AggregateError([fail('ECONNREFUSED')]))).toContain(
      'nothing listens there',
    );
    expect(describeConnectionFailure(url, fail('XX000', 'out of luck'))).toContain('out of luck (XX000)');
  });

  it('is never named with its password, whatever the reason says', () => {
    for (const error of [fail('28P01'), fail('XX000', 'bad password s@cret'), new Error('cannot read s%40cret')]) {
      expect(describeConnectionFailure(url, error)).not.toMatch(/s@cret|s%40cret/);
    }
  });

  it('is refused by its variable alone when the address cannot be read', () => {
    for (const wrong of [
      'mysql://kmx:s3cret@db/content',
      'postgres://kmx:s3cret@db',
      'postgres://kmx:s3%zz@db/content',
    ]) {
      const read = () => parseConfiguration({ DATABASE_URL: wrong });
      expect(read).toThrow(/^Invalid configuration\. DATABASE_URL: must be postgres:/);
      expect(read).not.toThrow(/s3/);
    }
  });
});

describe('an error of the database', () => {
  it('says nothing of what people wrote when it comes to the log', () => {
    const error = Object.assign(fail('23505', 'duplicate key'), {
      detail: 'Key (email)=(anna.keller@kmx.example) already exists.',
      params: ['anna.keller@kmx.example', '$argon2id$…'],
      constraint: 'identity_account_email_key',
    });
    expect(JSON.stringify(hideValues(error))).not.toMatch(/anna|argon2/);
    expect(hideValues(error)).toMatchObject({ code: '23505', constraint: 'identity_account_email_key' });
  });

  it('means a lost connection when it comes from the network or from a server that ends', () => {
    const answered = (code: string) => Object.assign(fail(code), { severity: 'FATAL' });
    for (const code of ['57P01', '57P03', '08006']) expect(isLostConnection(answered(code)), code).toBe(true);
    for (const code of ['23505', '57014', '40P01']) expect(isLostConnection(answered(code)), code).toBe(false);
    expect(isLostConnection(Object.assign(new Error('read ECONNRESET'), { syscall: 'read' }))).toBe(true);
    expect(isLostConnection(new Error('Query read timeout'))).toBe(true);
    expect(isLostConnection(new Error('Page: title is missing'))).toBe(false);
  });
});
