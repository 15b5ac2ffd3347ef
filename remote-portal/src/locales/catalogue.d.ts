declare module '*.json' {
  import type { Messages } from '@kmx/shared-contracts/messages.tsx';

  export const messages: Messages;
}
