import { randomBytes } from 'node:crypto';
import { type TableName, tables } from '#shared/contracts/tables.ts';
import { stages } from '../stages.ts';
import type { TableNames } from './create-tables.ts';
import { storageKeys } from './storage.ts';

/** Name of the bucket of files. */
export const filesBucket = 'trainer-files';

/** Id of the secret that signs tokens. */
export const tokenSecretId = 'token-secret';

/** Physical names; an ephemeral system on a shared database takes names of its own. */
export function tableNames(shared: boolean): TableNames {
  const prefix = shared ? `trainer-${randomBytes(6).toString('hex')}` : 'trainer';
  const names = Object.keys(tables) as TableName[];
  return Object.fromEntries(names.map((name) => [name, `${prefix}-${name}`])) as TableNames;
}

/** Addresses of the running parts. */
export interface Endpoints {
  database: string;
  storage: string;
  mail: string;
  secrets: string;
}

/** What the functions read: the same names that the cloud sets, and where the stand-ins answer. */
export function functionEnvironment(
  names: TableNames,
  endpoints: Endpoints,
): Record<string, string> {
  return {
    INSTITUTION: stages.demo.institution,
    CONTENT_TABLE: names.content,
    ACTIVITY_TABLE: names.activity,
    TOKENS_TABLE: names.tokens,
    FILES_BUCKET: filesBucket,
    TOKEN_SECRET_ID: tokenSecretId,
    SECRETS_URL: endpoints.secrets,
    DYNAMODB_ENDPOINT: endpoints.database,
    S3_ENDPOINT: endpoints.storage,
    SES_ENDPOINT: endpoints.mail,
    TRUSTED_PROXIES: process.env.TRUSTED_PROXIES ?? '0',
    AWS_REGION: stages.demo.region,
    AWS_ACCESS_KEY_ID: storageKeys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: storageKeys.secretAccessKey,
    // A function always has one; the secrets cache asks for it.
    AWS_SESSION_TOKEN: 'local',
  };
}
