/** Kinds of a place, in the order in which visitors ask for them (SYS-038). */
// @ts-nocheck

export const contactTypes = ['SalesAndService', 'Production', 'Distributor'] as const;
