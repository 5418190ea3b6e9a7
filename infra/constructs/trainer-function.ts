import { join } from 'node:path';
import { Duration, Stack } from 'aws-cdk-lib';
import {
  Architecture,
  ParamsAndSecretsLayerVersion,
  ParamsAndSecretsLogLevel,
  ParamsAndSecretsVersions,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { TableName } from '#shared/contracts/tables.ts';
import { tables } from '#shared/contracts/tables.ts';
import { functionBundling } from '../bundling.ts';
import { functionSettings } from '../function-settings.ts';
import { type Grants, type TableGrant, tableActions } from '../grants.ts';
import { acknowledge } from '../nag.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stages.ts';
import { FunctionIdentity } from './function-identity.ts';

const projectRoot = join(import.meta.dirname, '..', '..');

/** What a function of the trainer is made of. */
export interface TrainerFunctionProps {
  /** Path of its entry from the project's folder. */
  entry: string;
  stage: Stage;
  data: DataStack;
  grants: Grants;
  /** Of a job; a call has the common one. */
  timeoutSeconds?: number;
}

/** A Lambda with a role of its own, which may do what its row of grants says. */
export class TrainerFunction extends Construct {
  readonly function: NodejsFunction;
  readonly logGroup: LogGroup;

  constructor(
    scope: Construct,
    id: string,
    { entry, stage, data, grants, timeoutSeconds }: TrainerFunctionProps,
  ) {
    super(scope, id);
    const identity = new FunctionIdentity(this, 'Identity');
    this.logGroup = identity.logGroup;
    this.function = new NodejsFunction(this, 'Function', {
      entry: join(projectRoot, entry),
      projectRoot,
      depsLockFilePath: join(projectRoot, 'package-lock.json'),
      handler: 'handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: functionSettings.memoryMb,
      timeout: Duration.seconds(timeoutSeconds ?? functionSettings.timeoutSeconds),
      bundling: functionBundling,
      awsSdkConnectionReuse: false,
      role: identity.role,
      logGroup: identity.logGroup,
      // The keys stay in Secrets Manager: the layer answers with them on the loopback address.
      paramsAndSecrets: ParamsAndSecretsLayerVersion.fromVersion(
        ParamsAndSecretsVersions.V1_0_103,
        { logLevel: ParamsAndSecretsLogLevel.WARN, secretsManagerTtl: Duration.minutes(5) },
      ),
      environment: {
        INSTITUTION: stage.institution,
        CONTENT_TABLE: data.tables.content.tableName,
        ACTIVITY_TABLE: data.tables.activity.tableName,
        TOKENS_TABLE: data.tables.tokens.tableName,
        FILES_BUCKET: data.files.bucketName,
        TOKEN_SECRET_ID: data.tokenSecret.secretArn,
        // CloudFront, in front of the gateway, and how it is told from whoever goes around it.
        TRUSTED_PROXIES: '1',
        ORIGIN_SECRET_ID: data.originSecret.secretArn,
      },
    });
    identity.allow(
      ['secretsmanager:GetSecretValue'],
      [data.tokenSecret.secretArn, data.originSecret.secretArn],
    );
    for (const [name, grant] of Object.entries(grants.tables) as [TableName, TableGrant][]) {
      const { tableArn } = data.tables[name];
      const indexes = tables[name].indexes.map((index) => `${tableArn}/index/${index.name}`);
      identity.allow(tableActions(grant), [tableArn, ...(grant === 'write' ? [] : indexes)]);
    }
    if (grants.readsFiles) this.#letReadFiles(identity, data);
  }

  #letReadFiles(identity: FunctionIdentity, data: DataStack): void {
    const bucketArn = data.exportValue(data.files.bucketArn);
    identity.allow(['s3:GetObject'], [`${bucketArn}/files/*`]);
    // The rule names a finding by the exported value behind it.
    const { 'Fn::ImportValue': name } = Stack.of(this).resolve(bucketArn) as Record<string, string>;
    acknowledge(identity, 'AwsSolutions-IAM5', `Resource::${name}/files/*`);
  }
}
