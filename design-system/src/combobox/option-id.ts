/** Id of the option at a place of a list, over all its groups; the field names the active one by it. */
export function createOptionId(listId: string, place: number): string {
  return `${listId}-${String(place)}`;
}
