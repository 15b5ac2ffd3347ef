/**
 * Header of an answer by which a process of the services says that it has done nothing, as it is still loading: another
 * one, to which a balancer leads, may do it.
 */
export const notBegunHeader = 'kmx-not-begun';
