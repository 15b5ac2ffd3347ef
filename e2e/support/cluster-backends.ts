/** A process of the services with these, or with all of them. */
export interface ServiceGroup {
  /** Its value of SERVICES; without one it has all. */
  readonly service: ServiceName | null;
  /** What its machines are called. */
  readonly name: string;
  /** First segments of the addresses that it answers; none where it answers all. */
  readonly segments: readonly string[];
}

/** Services as docs/operations.md, "Services apart", names them, and the first segments of the addresses of each. */
const segmentsByService = {
  content: ['content', 'v2'],
  catalogue: ['catalogue'],
  identity: ['am'],
  images: ['images', 'videos'],
  files: ['files'],
  search: ['search'],
  mail: ['outbox'],
  forms: ['forms', 'api', 'uploads', 'editor-sessions'],
  'service-desk': ['service-desk'],
} as const;

export type ServiceName = keyof typeof segmentsByService;

/** All services in each process, or a process for each. */
export function listServiceGroups(isApart: boolean): readonly ServiceGroup[] {
  if (!isApart) return [{ service: null, name: 'services', segments: [] }];
  return Object.entries(segmentsByService).map(([name, segments]) => ({
    service: name as ServiceName,
    ...{ name, segments },
  }));
}

/** What tells a shell where each service is that has an address of its own; mail is asked by nobody. */
export function nameBackends(
  origins: Readonly<Partial<Record<ServiceName, string>>>,
): Readonly<Record<string, string>> {
  const variables: readonly (readonly [string, string | undefined, string])[] = [
    ['CMS_ENDPOINT', origins.content, '/content/graphql'],
    ['CATALOGUE_ENDPOINT', origins.catalogue, '/catalogue/graphql'],
    ['SEARCH_ENDPOINT', origins.search, '/search'],
    ['IDENTITY_ORIGIN', origins.identity, ''],
    ['IMAGES_ORIGIN', origins.images, ''],
    ['FILES_ORIGIN', origins.files, ''],
    ['FORMS_ENDPOINT', origins.forms, '/forms'],
    ['SIS_ENDPOINT', origins['service-desk'], '/service-desk/graphql'],
  ];
  return Object.fromEntries(
    variables.flatMap(([name, origin, place]) => (origin === undefined ? [] : [[name, `${origin}${place}`]])),
  );
}
