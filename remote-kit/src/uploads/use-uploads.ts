import { maxUploads } from '@kmx/shared-contracts/forms.ts';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '../remote/remote-root.tsx';
import { readKeptUploads, saveKeptUploads } from './kept-uploads.ts';
import type { FileTransfer } from './send-file.browser.ts';
import { findUploadRefusal, type UploadItem } from './upload-item.ts';

/** The files of one form and the actions on them. */
export interface Uploads {
  readonly items: readonly UploadItem[];
  /** Whether the files of an earlier visit have been restored, so that new ones may be added. */
  readonly isLive: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly pause: (key: string) => void;
  readonly resume: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Removes all files from the list, because the submission now owns them. */
  readonly clear: () => void;
}

const loadTransfers = () => import(/* webpackChunkName: "uploads" */ './send-file.browser.ts');

/**
 * Uploads files while the form is filled in: with progress, pause, resume after connection loss or reload, and cancel
 * (PUB-105, POR-068).
 */
export function useUploads(draftName: string, token: string): Uploads {
  const shell = useShell();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [isLive, setLive] = useState(false);
  const transfers = useRef(new Map<string, FileTransfer>());
  const files = useRef(new Map<string, File>());

  useEffect(() => {
    setItems(readKeptUploads(draftName));
    setLive(true);
    const running = transfers.current;
    return () => {
      for (const transfer of running.values()) transfer.pause();
    };
  }, [draftName]);
  useEffect(() => {
    if (isLive) saveKeptUploads(draftName, items);
  }, [draftName, isLive, items]);

  const change = (key: string, values: Partial<UploadItem>): void =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...values } : item)));

  const send = async (key: string, file: File): Promise<void> => {
    change(key, { state: 'sending' });
    try {
      const known = transfers.current.get(key);
      const transfer =
        known ??
        (await (
          await loadTransfers()
        ).createFileTransfer(file, token, {
          onProgress: (sentBytes) => change(key, { sentBytes }),
          onDone: (id) => change(key, { id, state: 'done', sentBytes: file.size }),
          onFailed: (status) =>
            change(key, { state: status === 415 ? 'wrongType' : status === 413 ? 'tooLarge' : 'failed' }),
        }));
      transfers.current.set(key, transfer);
      transfer.start();
    } catch (error) {
      shell?.reportError(error, 'sending a file');
      change(key, { state: 'failed' });
    }
  };

  useEffect(() => {
    const goOn = (): void => {
      for (const { key, state } of items) {
        const file = files.current.get(key);
        if (state === 'failed' && file) void send(key, file);
      }
    };
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  });

  return {
    items,
    isLive,
    add: (chosen) => {
      const kept = items.filter((item) => item.state !== 'tooLarge' && item.state !== 'wrongType');
      const added = chosen.slice(0, Math.max(0, maxUploads - kept.length)).map((file): [UploadItem, File] => {
        const refusal = findUploadRefusal(file);
        // The file of an interrupted item resumes where it stopped.
        const old = items.find(
          ({ state, name, size }) => state === 'interrupted' && name === file.name && size === file.size,
        );
        const key = old?.key ?? crypto.randomUUID();
        const sentBytes = old?.sentBytes ?? 0;
        return [{ key, name: file.name, size: file.size, sentBytes, state: refusal ?? 'waiting', id: null }, file];
      });
      const keys = new Set(added.map(([{ key }]) => key));
      setItems([...kept.filter(({ key }) => !keys.has(key)), ...added.map(([item]) => item)]);
      for (const [{ key, state }, file] of added) {
        if (state !== 'waiting') continue;
        files.current.set(key, file);
        void send(key, file);
      }
    },
    pause: (key) => {
      transfers.current.get(key)?.pause();
      change(key, { state: 'paused' });
    },
    resume: (key) => {
      const file = files.current.get(key);
      if (file) void send(key, file);
    },
    remove: (key) => {
      transfers.current.get(key)?.cancel();
      transfers.current.delete(key);
      files.current.delete(key);
      setItems((all) => all.filter((item) => item.key !== key));
    },
    clear: () => {
      transfers.current.clear();
      files.current.clear();
      setItems([]);
    },
  };
}
