// @ts-nocheck
import type { ComponentType } from 'react';
import type { PageName } from './routes.ts';

/** What draws each page; pages read the address and ask for their data themselves. */
export type PageComponents = Readonly<Record<PageName, ComponentType>>;
