/** Types of locations, in the order of visitors' interest (SYS-038). */
export const contactTypes = ['SalesAndService', 'Production', 'Distributor'] as const;
