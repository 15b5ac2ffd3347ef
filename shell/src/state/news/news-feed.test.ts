import { fork, scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import { createFakePage } from '../../session/fake-page.fixture.ts';
import { $isNewsUnread, $readId, newestKnown, newsRead } from './news-feed.model.ts';
import { connectNewsStorage } from './news-storage.browser.ts';

const key = 'uapp-newsfeed-latest-read';

function open(stored: string | null) {
  const { page, dispatch } = createFakePage('https://kmx.example/en');
  if (stored !== null) page.localStorage.setItem(key, stored);
  const scope = fork();
  connectNewsStorage(scope, page);
  return {
    page,
    dispatch,
    learnNewest: scopeBind(newestKnown, { scope }),
    read: scopeBind(newsRead, { scope }),
    isUnread: () => scope.getState($isNewsUnread),
    readId: () => scope.getState($readId),
  };
}

describe('news feed', () => {
  it('PUB-084 D-35 is unread when the newest id differs from the stored one, also when nothing is stored', () => {
    const visitor = open('news-2');
    expect(visitor.isUnread()).toBe(false);
    visitor.learnNewest('news-2');
    expect(visitor.isUnread()).toBe(false);
    visitor.learnNewest('news-3');
    expect(visitor.isUnread()).toBe(true);
    const newcomer = open(null);
    newcomer.learnNewest(null);
    expect(newcomer.isUnread()).toBe(false);
    newcomer.learnNewest('news-1');
    expect(newcomer.isUnread()).toBe(true);
  });

  it('PUB-083 CON-011 keeps the latest item that was read under uapp-newsfeed-latest-read', () => {
    const { page, read } = open(null);
    read('news-3');
    expect(page.localStorage.getItem(key)).toBe('news-3');
    expect(open('news-3').readId()).toBe('news-3');
  });

  it('PUB-083 follows what another tab read, and a storage that was cleared', () => {
    const { dispatch, learnNewest, isUnread } = open(null);
    learnNewest('news-3');
    dispatch(Object.assign(new Event('storage'), { key, newValue: 'news-3' }));
    expect(isUnread()).toBe(false);
    dispatch(Object.assign(new Event('storage'), { key: 'something-else', newValue: 'x' }));
    expect(isUnread()).toBe(false);
    dispatch(Object.assign(new Event('storage'), { key: null, newValue: null }));
    expect(isUnread()).toBe(true);
  });

  it('PUB-083 follows what was read on another page while this one was in the back/forward cache', () => {
    const { page, dispatch, learnNewest, isUnread } = open(null);
    learnNewest('news-3');
    page.localStorage.setItem(key, 'news-3');
    dispatch(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(isUnread()).toBe(true);
    dispatch(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(isUnread()).toBe(false);
  });
});
