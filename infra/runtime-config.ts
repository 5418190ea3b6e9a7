import { apiBase } from '#shared/contracts/api-base.ts';
import type { Language, LocalText } from '#shared/languages.ts';

/** What the site learns of its deployment at run time, from `/runtime-config.json`. */
export interface RuntimeConfig {
  apiBase: string;
  filesOrigin: string;
  /** Name of the institution. */
  institution: LocalText;
  languages: readonly Language[];
  /** IANA name of the institution's time zone. */
  timeZone: string;
  /** Whether the start page offers the demo. */
  demo: boolean;
}

/** The file that the cloud and the local system serve, never cached. */
export function runtimeConfig(of: Omit<RuntimeConfig, 'apiBase'>): RuntimeConfig {
  return { apiBase, ...of };
}
