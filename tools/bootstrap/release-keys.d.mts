type Environment = Readonly<Record<string, string | undefined>>;

export function loadReleaseKeys(dataDirectory: string, environment: Environment): Readonly<Record<string, string>>;
export function findReleaseKeys(dataDirectory: string, environment: Environment): Readonly<Record<string, string>>;
export function withoutShellKeys(environment: Environment): Readonly<Record<string, string>>;
