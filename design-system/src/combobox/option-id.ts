/** Id of the option at an index of a list, across all groups; the field names the active one by it. */
export function createOptionId(listId: string, place: number): string {
  return `${listId}-${String(place)}`;
}
