/** Limits of the API as the cloud enforces them; the local gateway does the same. */
export const functionSettings = {
  timeoutSeconds: 10,
  /** A job stops by itself before, and its next turn goes on. */
  jobTimeoutSeconds: 60,
  memoryMb: 1024,
  /** What one invocation takes, its body included; binary bodies count in base64. */
  payloadBytes: 6 * 1024 * 1024,
  /** The gateway stops waiting. */
  gatewayTimeoutMs: 29_000,
} as const;
