/** The part of s3rver that the local system uses; the package has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';
  import type { AddressInfo } from 'node:net';

  export interface S3rverOptions {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs?: string[] }[];
  }

  export default class S3rver {
    httpServer: Server;
    constructor(options: S3rverOptions);
    run(): Promise<AddressInfo>;
  }
}
