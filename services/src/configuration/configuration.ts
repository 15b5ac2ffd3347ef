import type { S3Settings } from '@kmx/server-kit/objects/s3-settings.server.ts';
import type { PostgresSettings } from '../database/postgres-settings.ts';
import type { ServiceName } from '../service-names.ts';
import type { ContentToken } from './content-tokens.ts';
import type { DeskConfiguration } from './desk-configuration.ts';
import type { PolicyRequirement } from './password-policies.ts';

/** Settings of the services process, read once from the environment; times are in seconds. */
export interface ServicesConfiguration {
  /** The services of this process; others may have the rest. */
  readonly services: ReadonlySet<ServiceName>;
  readonly port: number;
  /** Address of this machine on which the services listen. */
  readonly host: string;
  /** Proves that a request comes from a shell of the site; null where only this machine can reach the services. */
  readonly servicesSecret: string | null;
  /** Certificate and key, as PEM; null serves http. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
  readonly dataDirectory: string;
  /** The PostgreSQL server that holds everything; null for the embedded one in the data folder. */
  readonly postgres: PostgresSettings | null;
  /** The bucket of the files that people have given us; null for folders of the data directory. */
  readonly fileStore: S3Settings | null;
  readonly publicOrigin: string;
  readonly allowedOrigins: readonly string[];
  readonly contentToken: string;
  readonly contentDraftToken: string;
  /** Token of the public endpoint through which browsers query content; it sees nothing protected (SRV-047). */
  readonly contentBrowserToken: string | null;
  /** Further tokens of the content API with their grants (HY-02). */
  readonly contentTokens: readonly ContentToken[];
  /** Requests per second and token before a client is told to wait (HY-83). */
  readonly contentRequestsPerSecond: number;
  /** The receivers of content changes, and the secret that signs the messages (HY-86). */
  readonly contentWebhooks: {
    readonly urls: readonly string[];
    /** Null sends none: on a public site the development secret would prove nothing. */
    readonly secret: string | null;
    readonly environment: string;
  };
  readonly accessTokenSeconds: number;
  /** Domains of e-mail addresses whose accounts the company's own directory manages. */
  readonly managedEmailDomains: readonly string[];
  /** Seals the keys and the secrets of authenticator apps in the database, outside of which it is kept; `new,old` while it is replaced. */
  readonly identitySecret: string | null;
  /** Shells that are notified of ended sessions. */
  readonly logoutUrls: readonly string[];
  /** Rules of a new password, by the names of AUTH-023..025. */
  readonly passwordPolicies: readonly PolicyRequirement[];
  /** Whether browsers that know AVIF get pictures in it, once they are made. */
  readonly makesAvif: boolean;
  /** Bearer token for forms and uploads, known only to the shell. */
  readonly formsToken: string;
  /** Mail server, `smtp://user:password@host:587`; without one mails stay in the outbox. */
  readonly smtpUrl: string | null;
  /**
   * How this process writes mails: `queued` for the mail server, its own or that of the process with the mail service;
   * `kept` where the mail service is here and has no server.
   */
  readonly mailState: 'queued' | 'kept';
  readonly mailSender: string;
  /** Who reads support requests, and who reads everything else. */
  readonly supportAddress: string;
  readonly editorialAddress: string;
  readonly serviceDesk: DeskConfiguration;
  /** True when only this machine can reach the site; sample accounts and sample secrets exist only then. */
  readonly isLocal: boolean;
  /** From SAMPLE_CONTENT: whether an installation starts with invented pages and products, or with just a home page. */
  readonly hasSampleContent: boolean;
  /** Days for which things are kept that nobody needs for good. */
  readonly retention: {
    /** Submissions of forms, with their files. */
    readonly formDays: number;
    /** Mails that were sent, given up, or have no mail server. */
    readonly mailDays: number;
    /** Complete uploads that belong to nothing. */
    readonly uploadDays: number;
  };
  /** How the process is watched and stopped. */
  readonly operations: {
    readonly logLevel: string;
    /** Port of metrics and readiness in detail; null where there is none. */
    readonly metricsPort: number | null;
    readonly metricsHost: string;
    readonly shutdownDelayMs: number;
  };
}

/** The settings of a command that works on the services' database. */
export type DatabaseConfiguration = Pick<
  ServicesConfiguration,
  'dataDirectory' | 'postgres' | 'fileStore' | 'publicOrigin' | 'managedEmailDomains' | 'identitySecret' | 'logoutUrls'
>;
