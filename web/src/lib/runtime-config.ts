import * as z from 'zod/mini';
import { localTextSchema } from '#shared/language-schemas.ts';

const runtimeConfigSchema = z.object({
  /** Name of the institution, as the privacy policy and the protocols show it. */
  institution: z.optional(localTextSchema),
  /** IANA name of the institution's time zone: times are explained where the browser's is another one. */
  timeZone: z.optional(z.string()),
  /** Where questions about personal data go. */
  contact: z.optional(z.string()),
});

/** What differs from institution to institution with the same build. */
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;

let loaded: Promise<RuntimeConfig> | null = null;

async function load(): Promise<RuntimeConfig> {
  try {
    const reply = await fetch('/runtime-config.json', { cache: 'no-store' });
    const parsed = z.safeParse(runtimeConfigSchema, await reply.json());
    return parsed.success ? parsed.data : {};
  } catch (error) {
    // The next one who asks tries again.
    loaded = null;
    console.warn('no runtime configuration', error);
    return {};
  }
}

/** The settings of this site; every one has a default, so a missing file changes nothing. */
export function runtimeConfig(): Promise<RuntimeConfig> {
  loaded ??= load();
  return loaded;
}
