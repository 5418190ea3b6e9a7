import { Duration } from 'aws-cdk-lib';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { allCalls } from '#shared/contracts/all-calls.ts';
import { apiBase } from '#shared/contracts/api-base.ts';
import type { Job } from '../schedules.ts';

type AnyCall = (typeof allCalls)[number];

/** Numbers that are in the log lines of the functions only, as metrics of the institution. */
export class LogCounts extends Construct {
  readonly #namespace: string;

  constructor(scope: Construct, id: string, institution: string) {
    super(scope, id);
    this.#namespace = `Trainer/${institution}`;
  }

  /** How often a call was answered with success. */
  answered(label: string, { method, path }: AnyCall, logGroup: LogGroup): Metric {
    const pattern = FilterPattern.all(
      FilterPattern.stringValue('$.message', '=', 'request'),
      FilterPattern.stringValue('$.route', '=', `${method} ${apiBase}${path}`),
      FilterPattern.numberValue('$.status', '=', 200),
    );
    return this.#filter(label, logGroup, pattern, '1');
  }

  /** A number in what a job says of each run; without a field it counts the runs that ended well. */
  ofJob(label: string, job: Job, logGroup: LogGroup, field?: string): Metric {
    const pattern = FilterPattern.all(
      FilterPattern.stringValue('$.message', '=', 'job'),
      FilterPattern.stringValue('$.name', '=', job),
    );
    return this.#filter(label, logGroup, pattern, field ? `$.${field}` : '1');
  }

  #filter(
    metricName: string,
    logGroup: LogGroup,
    filterPattern: ReturnType<typeof FilterPattern.all>,
    metricValue: string,
  ): Metric {
    const filter = new MetricFilter(this, metricName, {
      logGroup,
      filterPattern,
      metricNamespace: this.#namespace,
      metricName,
      metricValue,
    });
    return filter.metric({ statistic: 'Sum', period: Duration.minutes(5) });
  }
}
