/** What a deployed site tells of itself. */
export interface SiteOutputs {
  Address: string;
  SiteBucket: string;
  /** Content of `/runtime-config.json`. */
  RuntimeConfig: string;
  /** Nonce of the build whose headers are deployed. */
  StyleNonce: string;
}
