import type { ContentLink } from './content-link.ts';

/** Links of each kind, for examples. */
export const sampleLinks = {
  inApp: { text: 'All crimping machines', href: '#crimping', kind: 'in-app', opensWindow: false },
  second: { text: 'Service near you', href: '#service', kind: 'in-app', opensWindow: false },
  newWindow: { text: 'Terms of delivery', href: '#terms', kind: 'hard', opensWindow: true },
  action: { text: 'Ask a question', href: 'action:contact', kind: 'action', opensWindow: false },
} as const satisfies Readonly<Record<string, ContentLink>>;
