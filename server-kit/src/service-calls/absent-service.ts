/**
 * Header of an answer that names the service for which a request was, and which the process does not have. Its status is
 * 501: 404 would say that a page or a product does not exist, and after 421 Node sends a request again without its body.
 */
export const absentServiceHeader = 'kmx-absent-service';
