/**
 * The tables, by life-time and growth: what the functions read and write, what CDK and the local
 * system create. Every table has the string keys `pk` and `sk`.
 */
export const tables = {
  /** People, groups, courses, works, tasks: grows with what authors write. */
  content: {
    indexes: [{ name: 'listing', partitionKey: 'listPk', sortKey: 'listSk' }],
    ttl: false,
  },
  /** Attempts, answers, results: grows with what students do. */
  activity: {
    indexes: [
      { name: 'open', partitionKey: 'openPk', sortKey: 'openSk' },
      { name: 'listing', partitionKey: 'listPk', sortKey: 'listSk' },
      { name: 'review', partitionKey: 'reviewPk', sortKey: 'reviewSk' },
    ],
    ttl: false,
  },
  /** Sessions, throttles, demo attempts: everything here ends by itself. */
  tokens: {
    indexes: [{ name: 'open', partitionKey: 'openPk', sortKey: 'openSk' }],
    ttl: true,
  },
} as const;

export type TableName = keyof typeof tables;

/** Attribute that holds the second after which an item of a TTL table is gone; readers check it themselves. */
export const ttlAttribute = 'ttl';
