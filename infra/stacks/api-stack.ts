import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpMethod,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { Construct } from 'constructs';
import { allCalls } from '#shared/contracts/all-calls.ts';
import { apiBase } from '#shared/contracts/api-base.ts';
import { type Area, areas } from '#shared/contracts/call.ts';
import { TrainerFunction } from '../constructs/trainer-function.ts';
import { functionSettings } from '../function-settings.ts';
import { areaGrants, jobGrants } from '../grants.ts';
import { acknowledge } from '../nag.ts';
import { type Job, schedules } from '../schedules.ts';
import type { Stage } from '../stages.ts';
import type { DataStack } from './data-stack.ts';

/** A class of students presses Start within the same second. */
const throttle = { rateLimit: 3000, burstLimit: 5000 };

const accessLogFormat = {
  requestId: '$context.requestId',
  at: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  latencyMs: '$context.responseLatency',
  bytes: '$context.responseLength',
  error: '$context.integrationErrorMessage',
};

/** Everything that can be thrown away and made anew: gateway, functions, schedules. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  /** Every function by the name of its area. */
  readonly areas: Record<Area, TrainerFunction>;
  /** Every function that runs by the clock. */
  readonly jobs: Record<Job, TrainerFunction>;

  constructor(scope: Construct, id: string, stage: Stage, data: DataStack, props: StackProps) {
    super(scope, id, props);
    this.api = new HttpApi(this, 'Api', { createDefaultStage: false });
    acknowledge(this, 'AwsSolutions-APIG4');
    const logs = new LogGroup(this, 'AccessLogs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle,
      accessLogSettings: {
        destination: new LogGroupLogDestination(logs),
        format: AccessLogFormat.custom(JSON.stringify(accessLogFormat)),
      },
    });
    this.areas = Object.fromEntries(
      areas.map((area) => [area, this.#area(area, stage, data)]),
    ) as Record<Area, TrainerFunction>;
    this.jobs = Object.fromEntries(
      schedules.map(({ job, everyMinutes }) => [job, this.#job(job, everyMinutes, stage, data)]),
    ) as Record<Job, TrainerFunction>;
  }

  /** One function for all calls of an area, one integration, one permission. */
  #area(area: Area, stage: Stage, data: DataStack): TrainerFunction {
    const made = new TrainerFunction(this, area, {
      entry: `functions/api/${area}/handler.ts`,
      grants: areaGrants[area],
      stage,
      data,
    });
    const integration = new HttpLambdaIntegration(`${area}Integration`, made.function, {
      scopePermissionToRoute: false,
    });
    for (const call of allCalls.filter((each) => each.area === area)) {
      this.api.addRoutes({
        path: `${apiBase}${call.path}`,
        methods: [HttpMethod[call.method]],
        integration,
      });
    }
    return made;
  }

  #job(job: Job, everyMinutes: number, stage: Stage, data: DataStack): TrainerFunction {
    const made = new TrainerFunction(this, job, {
      entry: `functions/jobs/${job}.ts`,
      grants: jobGrants[job],
      timeoutSeconds: functionSettings.jobTimeoutSeconds,
      stage,
      data,
    });
    this.#schedule(job, everyMinutes, made.function.functionArn);
    return made;
  }

  #schedule(job: string, everyMinutes: number, functionArn: string): void {
    const role = new Role(this, `${job}-caller`, {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    });
    role.addToPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [functionArn] }),
    );
    new CfnSchedule(this, `${job}-schedule`, {
      flexibleTimeWindow: { mode: 'OFF' },
      scheduleExpression: `rate(${everyMinutes} minute${everyMinutes === 1 ? '' : 's'})`,
      target: {
        arn: functionArn,
        roleArn: role.roleArn,
        input: '{"scheduledTime":"<aws.scheduler.scheduled-time>"}',
        // The next turn comes soon and does what this one left.
        retryPolicy: { maximumRetryAttempts: 0, maximumEventAgeInSeconds: 60 },
      },
    });
  }
}
