import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import { originHeader } from '#shared/contracts/api-base.ts';
import { privateBucket } from '../constructs/private-bucket.ts';
import { acknowledge } from '../nag.ts';
import { runtimeConfig } from '../runtime-config.ts';
import {
  apiHeaders,
  readStyleNonce,
  siteHeaders,
  strictTransportSeconds,
} from '../site-headers.ts';
import type { SiteOutputs } from '../site-outputs.ts';
import type { Stage } from '../stages.ts';
import type { DataStack } from './data-stack.ts';
import { showPage, stripSlash } from './site-functions.ts';

/** What the site stands on. */
export interface SiteStackParts {
  data: DataStack;
  api: HttpApi;
  /** Folder of the built site. */
  site: string;
}

/** The one address of an institution: site and API behind CloudFront. */
export class SiteStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    stage: Stage,
    { data, api, site }: SiteStackParts,
    props: StackProps,
  ) {
    super(scope, id, props);
    const bucket = privateBucket(this, 'Bucket', {
      // Everything in it is built anew by the next deployment.
      removalPolicy: RemovalPolicy.DESTROY,
      serverAccessLogsBucket: data.accessLogs,
      serverAccessLogsPrefix: 'site/',
    });
    const filesOrigin = `https://${data.files.bucketRegionalDomainName}`;
    const styleNonce = readStyleNonce(readFileSync(join(site, 'index.html'), 'utf8'));
    const distribution = new Distribution(this, 'Distribution', {
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(bucket),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        compress: true,
        functionAssociations: [this.#edge('ShowPage', showPage)],
        responseHeadersPolicy: this.#headers(
          'SiteHeaders',
          siteHeaders({ filesOrigin, styleNonce, https: true }),
        ),
      },
      additionalBehaviors: { '/api/*': this.#apiBehavior(api, data) },
      httpVersion: HttpVersion.HTTP2_AND_3,
      logBucket: data.accessLogs,
      logFilePrefix: 'cloudfront/',
      ...(stage.domain
        ? {
            domainNames: [stage.domain.name],
            minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
            certificate: Certificate.fromCertificateArn(
              this,
              'Certificate',
              stage.domain.certificateArn,
            ),
          }
        : {}),
    });
    acknowledge(distribution, 'AwsSolutions-CFR1');
    acknowledge(distribution, 'AwsSolutions-CFR2');
    if (!stage.domain) acknowledge(distribution, 'AwsSolutions-CFR4');
    const config = runtimeConfig({
      filesOrigin,
      institution: stage.name,
      languages: stage.languages,
      timeZone: stage.timeZone,
      demo: stage.demo,
    });
    const address = `https://${stage.domain?.name ?? distribution.distributionDomainName}`;
    // What the upload of the site needs to know.
    const outputs: Record<keyof SiteOutputs, string> = {
      Address: address,
      SiteBucket: bucket.bucketName,
      RuntimeConfig: this.toJsonString(config),
      StyleNonce: styleNonce ?? '',
    };
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
  }

  #apiBehavior(api: HttpApi, data: DataStack): BehaviorOptions {
    return {
      origin: new HttpOrigin(`${api.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
        // The template holds a reference only: CloudFormation reads the secret when it deploys.
        customHeaders: { [originHeader]: data.originSecret.secretValue.unsafeUnwrap() },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [this.#edge('StripSlash', stripSlash)],
      responseHeadersPolicy: this.#headers('ApiHeaders', apiHeaders(true)),
    };
  }

  #edge(id: string, code: string) {
    return {
      function: new EdgeFunction(this, id, { code: FunctionCode.fromInline(code) }),
      eventType: FunctionEventType.VIEWER_REQUEST,
    };
  }

  /** The same headers as on one machine; CloudFront wants some of them by their own names. */
  #headers(id: string, headers: Record<string, string>): ResponseHeadersPolicy {
    const {
      'content-security-policy': policy,
      'x-content-type-options': _nosniff,
      'x-frame-options': _frames,
      'referrer-policy': _referrer,
      'strict-transport-security': _pin,
      ...custom
    } = headers;
    return new ResponseHeadersPolicy(this, id, {
      securityHeadersBehavior: {
        ...(policy
          ? { contentSecurityPolicy: { contentSecurityPolicy: policy, override: true } }
          : {}),
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.seconds(strictTransportSeconds),
          includeSubdomains: true,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: Object.entries(custom).map(([header, value]) => ({
          header,
          value,
          // A function may know better how long its reply is good.
          override: header !== 'cache-control',
        })),
      },
    });
  }
}
