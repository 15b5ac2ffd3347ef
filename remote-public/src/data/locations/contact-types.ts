/** Kinds of a place, in the order in which visitors ask for them (SYS-038). */
export const contactTypes = ['SalesAndService', 'Production', 'Distributor'] as const;
