/** Models of the site that a hosted project must call otherwise, because the vendor has a type of that name in every project. */
// @ts-nocheck

const otherNames: Readonly<Record<string, string>> = { Location: 'CompanyLocation' };

/** The API id of a model in a hosted project; its plural, by which lists are asked for, is the same as here. */
export function nameHostedModel(name: string): string {
  return otherNames[name] ?? name;
}

/** An API id as people read it: `StoryCategory` as `Story category`. */
export function nameForPeople(apiId: string): string {
  const words = apiId.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
