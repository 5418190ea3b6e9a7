import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { HttpMethods, type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { type TableName, tables, ttlAttribute } from '#shared/contracts/tables.ts';
import { privateBucket } from '../constructs/private-bucket.ts';
import { TokenSecret } from '../constructs/token-secret.ts';
import { acknowledge } from '../nag.ts';
import type { Stage } from '../stages.ts';

const key = (name: string) => ({ name, type: AttributeType.STRING });

/** Everything that must outlive a deployment: tables, files, keys. */
export class DataStack extends Stack {
  readonly tables: Record<TableName, Table>;
  readonly files: IBucket;
  readonly accessLogs: IBucket;
  readonly tokenSecret: Secret;
  /** What CloudFront says to the functions, so that they know what came through it. */
  readonly originSecret: Secret;

  constructor(scope: Construct, id: string, stage: Stage, props: StackProps) {
    super(scope, id, props);
    const isReal = stage.removal === 'real';
    const removalPolicy = isReal ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    const names = Object.keys(tables) as TableName[];
    this.tables = Object.fromEntries(
      names.map((name) => [name, this.#table(name, isReal, removalPolicy)]),
    ) as Record<TableName, Table>;

    this.accessLogs = privateBucket(this, 'AccessLogs', {
      removalPolicy,
      // CloudFront writes its logs with an access control list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    acknowledge(this.accessLogs, 'AwsSolutions-S1');

    this.files = privateBucket(this, 'Files', {
      removalPolicy,
      versioned: isReal,
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: 'files/',
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          ...(isReal ? { noncurrentVersionExpiration: Duration.days(30) } : {}),
        },
      ],
      // The browser sends files to signed addresses of the bucket itself.
      cors: [
        {
          allowedOrigins: [
            stage.domain ? `https://${stage.domain.name}` : 'https://*.cloudfront.net',
          ],
          allowedMethods: [HttpMethods.GET, HttpMethods.HEAD, HttpMethods.PUT],
          allowedHeaders: ['content-type', 'content-disposition'],
          exposedHeaders: ['ETag'],
          maxAge: 3000,
        },
      ],
    });
    this.tokenSecret = new TokenSecret(this, 'TokenSecret', removalPolicy).secret;
    this.originSecret = new Secret(this, 'OriginSecret', {
      description: 'Header by which the functions know what came through CloudFront',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy,
    });
    acknowledge(this.originSecret, 'AwsSolutions-SMG4');
  }

  #table(name: TableName, isReal: boolean, removalPolicy: RemovalPolicy): Table {
    const { indexes, ttl } = tables[name];
    const table = new Table(this, `${name.charAt(0).toUpperCase()}${name.slice(1)}`, {
      partitionKey: key('pk'),
      sortKey: key('sk'),
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: isReal,
      removalPolicy,
      ...(ttl ? { timeToLiveAttribute: ttlAttribute } : {}),
    });
    for (const { name: indexName, partitionKey, sortKey } of indexes) {
      table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: key(partitionKey),
        sortKey: key(sortKey),
        projectionType: ProjectionType.ALL,
      });
    }
    return table;
  }
}
