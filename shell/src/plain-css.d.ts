// Style sheets without classes, imported for their side effect.
declare module '*/document-parts.css';
