import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { type TableName, tables } from '#shared/contracts/tables.ts';

/** Most alarms look at five minutes: long enough to be no chance, short enough to act within an exam. */
const period = Duration.minutes(5);
const sum = { statistic: 'Sum', period } as const;

/** What the gateway counts and measures. */
export const gatewayMetrics = (api: HttpApi) => ({
  requests: api.metricCount({ ...sum, label: 'requests' }),
  refusals: api.metricClientError({ ...sum, label: '4xx' }),
  failures: api.metricServerError({ ...sum, label: '5xx' }),
  usual: api.metricLatency({ statistic: 'p50', period, label: 'p50' }),
  slowest: api.metricLatency({ statistic: 'p99', period, label: 'p99' }),
});

/** What a function counts and measures. */
export const functionMetrics = (name: string, of: IFunction) => ({
  errors: of.metricErrors({ ...sum, label: `${name} errors` }),
  throttles: of.metricThrottles({ ...sum, label: `${name} throttled` }),
  slowest: of.metricDuration({ statistic: 'p99', period, label: name }),
});

/** Every operation that the functions send. */
const operations = [
  'BatchGetItem',
  'BatchWriteItem',
  'DeleteItem',
  'PutItem',
  'Query',
  'TransactWriteItems',
  'UpdateItem',
];

/** One number of several metrics; what was not counted in a period is none. The id is unique in a graph. */
function total(id: string, label: string, metrics: IMetric[]): IMetric {
  const usingMetrics = Object.fromEntries(metrics.map((metric, i) => [`${id}${i}`, metric]));
  const filled = Object.keys(usingMetrics).map((each) => `FILL(${each}, 0)`);
  return new MathExpression({
    expression: `SUM([${filled.join(', ')}])`,
    usingMetrics,
    period,
    label,
  });
}

/** What a table and its indexes count. */
export function tableMetrics(name: TableName, { tableName: TableName }: Table) {
  const metric = (metricName: string, more: Record<string, string> = {}) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName, ...more },
      ...sum,
    });
  const parts = [
    {},
    ...tables[name].indexes.map((index) => ({ GlobalSecondaryIndexName: index.name })),
  ];
  const throttles = parts.flatMap((part) =>
    ['ReadThrottleEvents', 'WriteThrottleEvents'].map((each) => metric(each, part)),
  );
  const failures = operations.map((Operation) => metric('SystemErrors', { Operation }));
  return {
    throttles: total(`${name}_throttle`, `${name} throttled`, throttles),
    failures: total(`${name}_failure`, `${name} system errors`, failures),
    read: metric('ConsumedReadCapacityUnits').with({ label: `${name} read` }),
    written: metric('ConsumedWriteCapacityUnits').with({ label: `${name} written` }),
  };
}
