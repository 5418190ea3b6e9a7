import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  Alarm,
  AlarmStatusWidget,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { answerTask, finishAttempt, startAttempt } from '#shared/contracts/attempts.ts';
import type { TableName } from '#shared/contracts/tables.ts';
import { LogCounts } from '../constructs/log-counts.ts';
import { functionSettings } from '../function-settings.ts';
import type { Stage } from '../stages.ts';
import { functionMetrics, gatewayMetrics, tableMetrics } from '../watch-metrics.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';

/** From when on somebody is told. */
const thresholds = {
  /** Replies 5xx within five minutes: a single one may be an engine that hiccupped, and clients come again. */
  failedReplies: 5,
  /** Share of its time-out that the slowest hundredth of the runs of a function takes. */
  shareOfTimeout: 0.8,
  /** Attempts are swept every minute: what has been over for so long was passed over several times. */
  lateMinutes: 5,
} as const;

interface AlarmOptions {
  /** What it means and where to look first; it is in the letter. */
  says: string;
  metric: IMetric;
  threshold: number;
  /** How quiet is: by default no data means that nothing happened, for most of these are counted only when it does. */
  missing?: TreatMissingData;
  comparison?: ComparisonOperator;
}

/** What tells people that something is wrong, and one page on which to see what. */
export class WatchStack extends Stack {
  readonly #topic: Topic;
  readonly #alarms: Alarm[] = [];

  constructor(
    scope: Construct,
    id: string,
    stage: Stage,
    { data, api }: { data: DataStack; api: ApiStack },
    props: StackProps,
  ) {
    super(scope, id, props);
    this.#topic = this.#letters(stage);
    const rows = [
      this.#gateway(api),
      this.#attempts(stage, api),
      this.#functions(api),
      this.#tables(data),
    ];
    new Dashboard(this, 'Dashboard', {
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', width: 24, height: 4, alarms: this.#alarms })],
        ...rows,
      ],
    });
  }

  /** Where alarms go to. */
  #letters({ alarmMail }: Stage): Topic {
    const topic = new Topic(this, 'Alarms', { enforceSSL: true });
    // A topic with a policy of its own lets nobody publish whom the policy does not name.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    if (alarmMail) topic.addSubscription(new EmailSubscription(alarmMail));
    return topic;
  }

  #alarm(id: string, { says, metric, threshold, missing, comparison }: AlarmOptions): void {
    const alarm = new Alarm(this, id, {
      alarmDescription: says,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: comparison ?? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: missing ?? TreatMissingData.NOT_BREACHING,
    });
    // The end of a trouble is news too.
    const letter = new SnsAction(this.#topic);
    alarm.addAlarmAction(letter);
    alarm.addOkAction(letter);
    this.#alarms.push(alarm);
  }

  #gateway({ api }: ApiStack): IWidget[] {
    const { requests, refusals, failures, usual, slowest } = gatewayMetrics(api);
    this.#alarm('FailedReplies', {
      says: 'People get errors 5xx: look for "unexpected" and "engine unavailable" in the logs of the functions.',
      metric: failures,
      threshold: thresholds.failedReplies,
    });
    return [
      graph('Requests', [requests]),
      graph('Errors', [refusals, failures]),
      graph('Latency, ms', [usual, slowest]),
    ];
  }

  #attempts({ institution }: Stage, { areas, jobs }: ApiStack): IWidget[] {
    const counts = new LogCounts(this, 'Counts', institution);
    const { logGroup } = areas.attempts;
    const sweep = 'finish-expired-attempts';
    const sweeps = jobs[sweep].logGroup;
    const runs = counts.ofJob('SweepRuns', sweep, sweeps);
    const finished = counts.ofJob('SweptAttempts', sweep, sweeps, 'finished');
    const latest = counts
      .ofJob('SweepLatestMillis', sweep, sweeps, 'latestMillis')
      .with({ statistic: 'Maximum' });
    this.#alarm('NoSweep', {
      says: 'Expired attempts are not swept: look at the schedule and at the log of finish-expired-attempts.',
      metric: runs,
      threshold: 1,
      comparison: ComparisonOperator.LESS_THAN_THRESHOLD,
      // It runs every minute, so silence is what this alarm is for.
      missing: TreatMissingData.BREACHING,
    });
    this.#alarm('LateSweep', {
      says: 'Attempts were left open long after their end: look for "attempt not finished" in the log of finish-expired-attempts.',
      metric: latest,
      threshold: thresholds.lateMinutes * 60_000,
    });
    return [
      graph('Attempts', [
        counts.answered('Starts', startAttempt, logGroup),
        counts.answered('Saves', answerTask, logGroup),
        counts.answered('Finishes', finishAttempt, logGroup),
      ]),
      graph('Swept attempts', [finished]),
      graph('Oldest attempt found by a sweep, ms after its end', [latest]),
    ];
  }

  #functions({ areas, jobs }: ApiStack): IWidget[] {
    const all = [
      ...Object.entries(areas).map((entry) => [...entry, functionSettings.timeoutSeconds] as const),
      ...Object.entries(jobs).map(
        (entry) => [...entry, functionSettings.jobTimeoutSeconds] as const,
      ),
    ].map(([name, { function: lambda }, timeoutSeconds]) => {
      const metrics = functionMetrics(name, lambda);
      this.#alarm(`${name}-errors`, {
        says: `The function ${name} crashed, ran out of time or of memory, or a job failed: its log says which.`,
        metric: metrics.errors,
        threshold: 1,
      });
      this.#alarm(`${name}-throttles`, {
        says: `The function ${name} was not run for want of concurrency: ask AWS for more.`,
        metric: metrics.throttles,
        threshold: 1,
      });
      this.#alarm(`${name}-slow`, {
        says: `The function ${name} comes near its time-out of ${timeoutSeconds} s: look at the capacity and the throttles of the tables.`,
        metric: metrics.slowest,
        threshold: timeoutSeconds * 1000 * thresholds.shareOfTimeout,
      });
      return metrics;
    });
    return [
      graph(
        'Errors of the functions',
        all.map(({ errors }) => errors),
      ),
      graph(
        'Throttles of the functions',
        all.map(({ throttles }) => throttles),
      ),
      graph(
        'Duration p99, ms',
        all.map(({ slowest }) => slowest),
      ),
    ];
  }

  #tables(data: DataStack): IWidget[] {
    const all = (Object.keys(data.tables) as TableName[]).map((name) => {
      const metrics = tableMetrics(name, data.tables[name]);
      this.#alarm(`${name}-throttles`, {
        says: `The table ${name} refuses requests for their rate: one key is hot, or the load grew faster than the table.`,
        metric: metrics.throttles,
        threshold: 1,
      });
      this.#alarm(`${name}-failures`, {
        says: `DynamoDB failed inside for the table ${name}: look at the AWS Health Dashboard.`,
        metric: metrics.failures,
        threshold: 1,
      });
      return metrics;
    });
    return [
      graph(
        'Read units',
        all.map(({ read }) => read),
      ),
      graph(
        'Write units',
        all.map(({ written }) => written),
      ),
      graph(
        'Throttles and failures of the tables',
        all.flatMap(({ throttles, failures }) => [throttles, failures]),
      ),
    ];
  }
}

/** A third of a row. */
const graph = (title: string, left: IMetric[]) =>
  new GraphWidget({ title, left, width: 8, height: 6, period: Duration.minutes(5) });
