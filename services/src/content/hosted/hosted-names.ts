/** Models of the site that need another name in a hosted project, because the vendor has a type of that name in every project. */
const otherNames: Readonly<Record<string, string>> = { Location: 'CompanyLocation' };

/** The API id of a model in a hosted project; its plural, used for lists, is the same as here. */
export function nameHostedModel(name: string): string {
  return otherNames[name] ?? name;
}

/** A readable form of an API id: `Story category` for `StoryCategory`. */
export function nameForPeople(apiId: string): string {
  const words = apiId.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
