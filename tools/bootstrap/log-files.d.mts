export interface LogRule {
  readonly keptMs: number;
  readonly maxBytes: number;
}
export function parseLogRule(environment: Readonly<Record<string, string | undefined>>): LogRule;
export function setAsideLog(file: string, now?: number): void;
export function listLogsAside(folder: string): readonly { readonly file: string; readonly endedAt: number }[];
export function limitLogs(dataDirectory: string, rule: LogRule, now?: number): void;
