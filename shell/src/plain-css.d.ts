// Sheets without classes, imported for their effect alone.
declare module '*/document-parts.css';
