import type { IncomingHttpHeaders } from 'node:http';

/** A reply that a fault answers in place of the engine. */
export interface FaultReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What a request asks for: an operation of DynamoDB, or something of S3. */
export interface Asked {
  /** `PutItem`, …; undefined for S3. */
  operation: string | undefined;
  body: Buffer;
}

/** Reads off a request what it asks for. */
export function asked(headers: IncomingHttpHeaders, body: Buffer): Asked {
  const target = headers['x-amz-target'];
  return { operation: typeof target === 'string' ? target.split('.').at(-1) : undefined, body };
}

const model = 'com.amazonaws.dynamodb.v20120810#';

const json = (status: number, type: string, rest: object): FaultReply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify({ __type: type, ...rest }),
});

const xml = (status: number, code: string, message: string): FaultReply => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message><RequestId>fault</RequestId></Error>`,
});

/** A cancelled transaction: the chosen item has the reason, the others have none. */
function cancelled({ body }: Asked, at: number, code: string, message: string): FaultReply {
  const { TransactItems } = JSON.parse(body.toString()) as { TransactItems: unknown[] };
  const chosen = Math.floor(at * TransactItems.length);
  const reasons = TransactItems.map((_, i) =>
    i === chosen ? { Code: code, Message: message } : { Code: 'None' },
  );
  const codes = reasons.map(({ Code }) => Code).join(', ');
  return json(400, `${model}TransactionCanceledException`, {
    Message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    CancellationReasons: reasons,
  });
}

const isTransaction = (operation: string | undefined) =>
  operation === 'TransactWriteItems' || operation === 'TransactGetItems';

/** Too many requests, in one of the forms that the service has for it; `detail` in [0, 1) chooses. */
export function throttled(request: Asked, detail: number): FaultReply {
  if (!request.operation) return xml(503, 'SlowDown', 'Please reduce your request rate.');
  if (isTransaction(request.operation) && detail < 1 / 3) {
    return cancelled(request, detail * 3, 'ThrottlingError', 'Throughput exceeds the limit');
  }
  return detail < 2 / 3
    ? json(400, `${model}ProvisionedThroughputExceededException`, {
        message: 'The level of configured provisioned throughput for the table was exceeded.',
      })
    : json(400, 'com.amazon.coral.availability#ThrottlingException', {
        message: 'Rate of requests exceeds the allowed throughput.',
      });
}

/** A failure inside the service. */
export const failed = ({ operation }: Asked): FaultReply =>
  operation
    ? json(500, `${model}InternalServerError`, { message: 'The request could not be processed.' })
    : xml(500, 'InternalError', 'We encountered an internal error. Please try again.');

const singleWrites = ['PutItem', 'UpdateItem', 'DeleteItem'];

/** Another transaction holds an item of the request; undefined where the service has no such reply. */
export function conflicting(request: Asked, detail: number): FaultReply | undefined {
  const message = 'Transaction is ongoing for the item';
  if (isTransaction(request.operation)) {
    return cancelled(request, detail, 'TransactionConflict', message);
  }
  if (!singleWrites.includes(request.operation ?? '')) return undefined;
  return json(400, `${model}TransactionConflictException`, { message });
}
