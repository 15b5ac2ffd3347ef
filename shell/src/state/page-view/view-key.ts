interface ViewedPage {
  readonly remote: string;
  readonly request: { readonly path: string };
}

/** What distinguishes the views of a document: a list that is filtered stays the same page. */
export function createViewKey(page: ViewedPage | null): string {
  return `${page?.remote} ${page?.request.path}`;
}
