import * as v from 'valibot';

/** The services that a process can have; each has an address of its own in the configuration of the shell, but mail. */
export const serviceNames = [
  'content',
  'catalogue',
  'identity',
  'images',
  'files',
  'search',
  'mail',
  'forms',
  'service-desk',
] as const;

/** A service that a process has or leaves to others (SERVICES, decision 0080). */
export type ServiceName = (typeof serviceNames)[number];

/** Schema of SERVICES: a comma list of names. */
export const servicesSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(
    v.picklist(
      serviceNames,
      ({ input }) => `${String(input)} is none of the services, which are ${serviceNames.join(', ')}`,
    ),
  ),
  v.transform((names): ReadonlySet<ServiceName> => new Set(names)),
);
