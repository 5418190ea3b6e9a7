import type { Template } from 'aws-cdk-lib/assertions';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exceptions } from '#infra/nag.ts';
import { stages } from '#infra/stages.ts';
import { allCalls } from '#shared/contracts/all-calls.ts';
import { apiBase, originHeader } from '#shared/contracts/api-base.ts';
import { areas } from '#shared/contracts/call.ts';
import { tables } from '#shared/contracts/tables.ts';
import { type Synthesised, synthesise } from '#tests/support/cloud.ts';

interface Origin {
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
}

interface Statement {
  Action: string | string[];
  Resource: unknown;
  Effect: string;
}

const statementsOf = (template: Template): Statement[] =>
  Object.values(template.findResources('AWS::IAM::Policy')).flatMap(
    ({ Properties }) => Properties.PolicyDocument.Statement as Statement[],
  );

let real: Synthesised;
let disposable: Synthesised;

beforeAll(() => {
  real = synthesise(stages.example);
  disposable = synthesise(stages.demo);
}, 60_000);
afterAll(() => {
  for (const each of [real, disposable]) each.remove();
});

describe('the stacks of an institution', { timeout: 30_000 }, () => {
  it('follow the rules of AWS but for a few exceptions with reasons', () => {
    for (const { app } of [real, disposable]) {
      expect(new AwsSolutionsChecks().validateScope(app).violations).toEqual([]);
    }
    expect(Object.keys(exceptions).length).toBeLessThanOrEqual(8);
    new Bucket(disposable.trainer.site, 'Careless');
    const { violations } = new AwsSolutionsChecks().validateScope(disposable.app);
    expect(violations.map(({ ruleName }) => ruleName)).toContain('AwsSolutions-S10');
    disposable.trainer.site.node.tryRemoveChild('Careless');
  });

  it('answer every call of the contract with one function for each area', () => {
    const template = real.template('api');
    const routes = Object.values(template.findResources('AWS::ApiGatewayV2::Route'));
    expect(routes.map(({ Properties }) => Properties.RouteKey).sort()).toEqual(
      allCalls.map(({ method, path }) => `${method} ${apiBase}${path}`).sort(),
    );
    expect(routes.length).toBeLessThan(300);
    template.resourceCountIs('AWS::ApiGatewayV2::Integration', areas.length);
    template.resourceCountIs('AWS::Scheduler::Schedule', 1);
    template.allResourcesProperties('AWS::Lambda::Function', {
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      MemorySize: 1024,
    });
    const timeouts = Object.values(template.findResources('AWS::Lambda::Function')).map(
      ({ Properties }) => Properties.Timeout,
    );
    // The one that runs longer is the job.
    expect(timeouts.toSorted((a, b) => a - b)).toEqual([...areas.map(() => 10), 60]);
    for (const part of ['data', 'api', 'site', 'watch'] as const) {
      expect(Object.keys(real.template(part).toJSON().Resources).length).toBeLessThan(300);
    }
  });

  it('protect the data of a real stage and let a disposable one go', () => {
    const protectedTables = (part: Synthesised) =>
      Object.values(part.template('data').findResources('AWS::DynamoDB::Table')).map(
        ({ Properties, DeletionPolicy }) => [
          Properties.BillingMode,
          Properties.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled,
          Properties.DeletionProtectionEnabled,
          DeletionPolicy,
        ],
      );
    const count = Object.keys(tables).length;
    expect(protectedTables(real)).toEqual(
      Array(count).fill(['PAY_PER_REQUEST', true, true, 'Retain']),
    );
    expect(protectedTables(disposable)).toEqual(
      Array(count).fill(['PAY_PER_REQUEST', true, false, 'Delete']),
    );
    const template = real.template('data');
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    });
    template.allResources('AWS::S3::Bucket', { DeletionPolicy: 'Retain' });
    template.hasResource('AWS::SecretsManager::Secret', { DeletionPolicy: 'Retain' });
  });

  it('give no function more than its row of grants', () => {
    const statements = (['data', 'api', 'site'] as const).flatMap((part) =>
      statementsOf(real.template(part)),
    );
    const actions = statements.flatMap(({ Action }) => Action);
    expect(actions.filter((action) => action.includes('*'))).toEqual([]);
    expect(actions).not.toContain('dynamodb:Scan');
    expect(statements.flatMap(({ Resource }) => Resource)).not.toContain('*');
    const policies = real.template('api').findResources('AWS::IAM::Policy');
    const [docs] = Object.entries(policies).filter(([id]) => id.startsWith('docs'));
    expect(JSON.stringify(docs)).not.toMatch(/PutItem|Activity|s3:/);
    real.template('api').resourcePropertiesCountIs('AWS::IAM::Role', { ManagedPolicyArns: [] }, 0);
    expect(JSON.stringify(real.template('api').toJSON())).not.toContain('ManagedPolicyArns');
  });

  it('keep every secret out of environment and template', () => {
    const names = Object.values(real.template('api').findResources('AWS::Lambda::Function')).map(
      ({ Properties }) =>
        Object.keys(Properties.Environment.Variables)
          // Settings of the layer that reads the secret.
          .filter((name) => !/^(PARAMETERS_SECRETS|SECRETS_MANAGER|SSM)_/.test(name))
          .sort(),
    );
    const expected = [
      'ACTIVITY_TABLE',
      'CONTENT_TABLE',
      'FILES_BUCKET',
      'INSTITUTION',
      'ORIGIN_SECRET_ID',
      'TOKENS_TABLE',
      'TOKEN_SECRET_ID',
      'TRUSTED_PROXIES',
    ];
    expect(names).toEqual(Array(names.length).fill(expected));
    const text = JSON.stringify(real.template('data').toJSON());
    expect(text).not.toMatch(/SecretString":"/);
  });

  it('let CloudFront tell the functions that a request came through it', () => {
    const distributions = real.template('site').findResources('AWS::CloudFront::Distribution');
    const headers = Object.values(distributions).flatMap(({ Properties }) =>
      (Properties.DistributionConfig.Origins as Origin[]).flatMap(
        ({ OriginCustomHeaders = [] }) => OriginCustomHeaders,
      ),
    );
    const [header, ...more] = headers;
    expect(more).toEqual([]);
    expect(header?.HeaderName).toBe(originHeader);
    // A reference, which CloudFormation follows inside the account.
    expect(JSON.stringify(header?.HeaderValue)).toMatch(
      /resolve:secretsmanager:.*OriginSecret.*:SecretString/,
    );
  });

  it('send the same headers as the local gateway', () => {
    const template = real.template('site');
    const policies = Object.values(
      template.findResources('AWS::CloudFront::ResponseHeadersPolicy'),
    ).map(({ Properties }) => Properties.ResponseHeadersPolicyConfig);
    const text = JSON.stringify(policies);
    expect(text).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-bm9uY2U'",
    );
    expect(text).toContain('"Header":"cross-origin-opener-policy"');
    expect(text).toContain('"AccessControlMaxAgeSec":31536000');
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: { Aliases: ['trainer.example.org'], HttpVersion: 'http2and3' },
    });
  });
});
