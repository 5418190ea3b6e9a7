import type { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schedules } from '#infra/schedules.ts';
import { stages } from '#infra/stages.ts';
import { tables } from '#shared/contracts/tables.ts';
import { type Synthesised, synthesise } from '#tests/support/cloud.ts';

interface Measured {
  Namespace: string;
  MetricName: string;
  Statistic: string;
  Dimensions?: { Name: string; Value: unknown }[];
}

interface AlarmProperties extends Partial<Measured> {
  AlarmActions: unknown[];
  OKActions: unknown[];
  TreatMissingData: string;
  Threshold: number;
  Metrics?: {
    Expression?: string;
    MetricStat?: { Metric: Omit<Measured, 'Statistic'>; Stat: string };
  }[];
}

/** What an alarm looks at, in whichever of the two forms CloudWatch knows. */
const measuredBy = ({ Metrics, ...alarm }: AlarmProperties): Partial<Measured>[] =>
  Metrics
    ? Metrics.flatMap(({ MetricStat }) =>
        MetricStat ? [{ ...MetricStat.Metric, Statistic: MetricStat.Stat }] : [],
      )
    : [alarm];

interface FilterProperties {
  FilterPattern: string;
  LogGroupName: unknown;
  MetricTransformations: { MetricName: string; MetricNamespace: string; MetricValue: string }[];
}

let real: Synthesised;
let watch: Template;
let alarms: AlarmProperties[];

const propertiesOf = <T>(template: Template, type: string) =>
  Object.values(template.findResources(type)).map(({ Properties }) => Properties as T);

/** Stacks know each other's parts by what they export. */
const exported = (part: 'api' | 'data', id: string, attribute = 'Ref') => {
  const name = `${real.trainer[part].stackName}:ExportsOutput${attribute}${id}`;
  return expect.objectContaining({ 'Fn::ImportValue': expect.stringContaining(name) });
};

beforeAll(() => {
  real = synthesise(stages.example);
  watch = real.template('watch');
  alarms = propertiesOf(watch, 'AWS::CloudWatch::Alarm');
}, 60_000);
afterAll(() => real.remove());

describe('the alarms', () => {
  it('tell of errors, throttles and slowness of every function of the API and every job', () => {
    const functions = Object.entries(real.template('api').findResources('AWS::Lambda::Function'));
    expect(functions.length).toBeGreaterThan(schedules.length);
    for (const [id, { Properties }] of functions) {
      const own = alarms.flatMap((alarm) =>
        measuredBy(alarm)
          .filter(({ Dimensions = [] }) => JSON.stringify(Dimensions).includes(`Ref${id}`))
          .map((of) => [of.Namespace, of.MetricName, of.Statistic, alarm.Threshold]),
      );
      expect(own.sort()).toEqual([
        ['AWS/Lambda', 'Duration', 'p99', Properties.Timeout * 800],
        ['AWS/Lambda', 'Errors', 'Sum', 1],
        ['AWS/Lambda', 'Throttles', 'Sum', 1],
      ]);
    }
  });

  it('tell of throttles of every table and its indexes, and of failures inside', () => {
    const ids = Object.keys(real.template('data').findResources('AWS::DynamoDB::Table'));
    expect(ids).toHaveLength(Object.keys(tables).length);
    for (const id of ids) {
      const own = alarms.filter(({ Metrics }) => JSON.stringify(Metrics)?.includes(`Ref${id}`));
      const text = own.map(({ Metrics }) => JSON.stringify(Metrics));
      expect(text).toHaveLength(2);
      expect(text.join()).toMatch(/ReadThrottleEvents.*GlobalSecondaryIndexName.*SystemErrors/s);
      for (const { Metrics = [] } of own) {
        const parts = Metrics.filter(({ MetricStat }) => MetricStat);
        // The limit of CloudWatch for an alarm.
        expect(parts.length).toBeLessThanOrEqual(10);
        const [{ Expression } = {}] = Metrics.filter(({ Expression }) => Expression);
        expect(Expression?.match(/FILL\(\w+, 0\)/g)).toHaveLength(parts.length);
      }
    }
  });

  it('tell of replies 5xx of the gateway', () => {
    const measured = alarms.flatMap(measuredBy).filter(({ MetricName }) => MetricName === '5xx');
    expect(measured).toMatchObject([
      { Namespace: 'AWS/ApiGateway', Dimensions: [{ Value: exported('api', 'Api') }] },
    ]);
  });

  it('tell of sweeps that are late and, silence being trouble there, of sweeps that do not come', () => {
    const named = (name: string) => alarms.find(({ MetricName }) => MetricName === name);
    expect(named('SweepLatestMillis')).toMatchObject({
      Statistic: 'Maximum',
      Threshold: 5 * 60_000,
      TreatMissingData: 'notBreaching',
    });
    expect(named('SweepRuns')).toMatchObject({
      Threshold: 1,
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
    });
    expect(alarms.filter(({ TreatMissingData }) => TreatMissingData === 'breaching')).toHaveLength(
      1,
    );
  });

  it('write to the people of the stage, when they come and when they go', () => {
    const [topic] = Object.keys(watch.findResources('AWS::SNS::Topic'));
    for (const { AlarmActions, OKActions } of alarms) {
      expect([AlarmActions, OKActions]).toEqual([[{ Ref: topic }], [{ Ref: topic }]]);
    }
    watch.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: stages.example.alarmMail,
    });
    const [policy] = propertiesOf<{ PolicyDocument: { Statement: object[] } }>(
      watch,
      'AWS::SNS::TopicPolicy',
    );
    expect(policy?.PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({
        Effect: 'Allow',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      }),
    );
  });

  it('need nobody to write to, and follow the rules of AWS', () => {
    const silent = synthesise(stages.demo);
    silent.template('watch').resourceCountIs('AWS::SNS::Subscription', 0);
    expect(new AwsSolutionsChecks().validateScope(silent.trainer.watch).violations).toEqual([]);
    silent.remove();
  });
});

describe('the numbers out of the logs', () => {
  it('are found in the very lines that the functions write', () => {
    const filters = propertiesOf<FilterProperties>(watch, 'AWS::Logs::MetricFilter');
    const lines = {
      Starts: { message: 'request', route: 'POST /api/v1/works/{id}/completed-work', status: 200 },
      Saves: { message: 'request', route: 'PATCH /api/v1/completed-work', status: 200 },
      Finishes: { message: 'request', route: 'POST /api/v1/completed-work', status: 200 },
      SweepRuns: { message: 'job', name: 'finish-expired-attempts' },
      SweptAttempts: { message: 'job', name: 'finish-expired-attempts' },
      SweepLatestMillis: { message: 'job', name: 'finish-expired-attempts' },
    };
    const found = filters.map(({ FilterPattern, LogGroupName, MetricTransformations }) => {
      const [transformation] = MetricTransformations;
      expect(transformation?.MetricNamespace).toBe('Trainer/example');
      const line = Object.fromEntries(
        [...FilterPattern.matchAll(/\$\.(\w+) = ("[^"]*"|\d+)/g)].map(([, name, value]) => [
          name,
          JSON.parse(value ?? ''),
        ]),
      );
      const group = line.message === 'job' ? 'finishexpiredattempts' : 'attempts';
      expect(LogGroupName).toEqual(exported('api', group));
      return [transformation?.MetricName, line];
    });
    expect(Object.fromEntries(found)).toEqual(lines);
    const values = filters.map(({ MetricTransformations: [one] }) => one?.MetricValue);
    expect(values.sort()).toEqual(['$.finished', '$.latestMillis', '1', '1', '1', '1']);
  });
});

describe('the dashboard', () => {
  it('is one page with the alarms and all that helps to understand them', () => {
    const boards = propertiesOf<{ DashboardBody: unknown }>(watch, 'AWS::CloudWatch::Dashboard');
    expect(boards).toHaveLength(1);
    const text = JSON.stringify(boards[0]?.DashboardBody);
    for (const name of [
      'Count',
      '5xx',
      '4xx',
      'p50',
      'p99',
      'Starts',
      'Saves',
      'Finishes',
      'ConsumedReadCapacityUnits',
      'ConsumedWriteCapacityUnits',
      'SweepLatestMillis',
    ]) {
      expect(text).toContain(name);
    }
  });
});
