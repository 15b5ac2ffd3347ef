// @ts-nocheck
import type { ComponentType } from 'react';
import type { PageName } from './routes.ts';

/** What draws each page; pages read the address and ask the service desk themselves. */
export type PageComponents = Readonly<Record<PageName, ComponentType>>;
