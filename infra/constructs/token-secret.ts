import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CustomResource, Duration, type RemovalPolicy } from 'aws-cdk-lib';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from '../nag.ts';
import { FunctionIdentity } from './function-identity.ts';

/**
 * The secret with the keys of tokens. Secrets Manager can generate characters but no key pair, so a
 * function makes the keys inside the account when the stack is made: nobody ever sees them.
 */
export class TokenSecret extends Construct {
  readonly secret: Secret;

  constructor(scope: Construct, id: string, removalPolicy: RemovalPolicy) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description: 'Keys that sign access tokens and derive refresh tokens',
      removalPolicy,
    });
    acknowledge(this.secret, 'AwsSolutions-SMG4');

    const identity = new FunctionIdentity(this, 'FillIdentity');
    identity.allow(
      ['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'],
      [this.secret.secretArn],
    );
    const fill = new LambdaFunction(this, 'Fill', {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromInline(
        readFileSync(join(import.meta.dirname, 'fill-token-secret.cjs'), 'utf8'),
      ),
      timeout: Duration.seconds(30),
      role: identity.role,
      logGroup: identity.logGroup,
    });
    const filled = new CustomResource(this, 'Filled', {
      serviceToken: fill.functionArn,
      properties: { SecretId: this.secret.secretArn },
    });
    filled.node.addDependency(identity);
  }
}
