/**
 * Header of an answer by which a process of the services says that it has done nothing, as it is still loading: another
 * one, to which a balancer leads, may do it.
 */
export const notBegunHeader = 'kmx-not-begun';

/**
 * Header of a request that its sender passes on and cannot send again: a process that is still loading keeps it until it
 * has loaded, for some seconds, and only then says that it has not begun.
 */
export const waitUntilBegunHeader = 'kmx-wait-until-begun';
