// @ts-nocheck
// Sheets without classes, imported for their effect alone.
declare module '@kmx/design-system/tokens/document.css';
declare module '*/document-parts.css';
