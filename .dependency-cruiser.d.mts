import type { IConfiguration } from 'dependency-cruiser';

declare const configuration: IConfiguration;
export default configuration;

/** Pattern of the paths of tests and of what helps them. */
export declare const tests: string;
