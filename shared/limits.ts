/** Every number of spec section 9 and of the domain rules that both sides need. */
export const limits = {
  /** Shortest and longest password. */
  password: { min: 6, max: 128 },
  /** Default page and page size of every list, and the largest page served. */
  page: { first: 0, size: 20, maxSize: 100 },
  /** Tries per task where a work sets none. */
  defaultTaskAttempts: 1,
  /** Share of the mark for a right answer given with a hint (PARTIALLY_CORRECT). */
  hintedShare: 0.5,
  /** Life of the access token. */
  accessTokenSeconds: 10 * 60,
  /** Life of a refresh token since its last use. */
  refreshTokenSeconds: 30 * 24 * 3600,
  /** Life of a throw-away demo session and of all that was done in it. */
  demoSessionSeconds: 12 * 3600,
  signIn: {
    /** Password hashes per account, or per known device of it, within the window. */
    hashesPerWindow: 10,
    /** Failures per network address within the window; a whole exam hall is one address. */
    failuresPerAddress: 200,
    windowSeconds: 15 * 60,
    /** How long a device that signed in keeps its own budget. */
    knownDeviceSeconds: 90 * 24 * 3600,
  },
  /** How long the maintenance flag may be served from memory. */
  maintenanceCacheMillis: 5000,
  /** How many expired attempts are finished at once, and for how long one run of the sweep goes on. */
  sweep: { page: 40, budgetMillis: 40_000 },
  execution: {
    /** Works, single people and groups of one execution, and how many get extra time by one call. */
    works: 10,
    users: 90,
    groups: 50,
    extraSubjects: 50,
    /** People and groups together that are assigned or taken off by one call. */
    assignedAtOnce: 95,
    /** Entries of the audit log that are shown. */
    audit: 1000,
    /** How far ahead a window may end: a year that was mistyped is farther. */
    mostDaysAhead: 2 * 365,
    /** Longest attempt, and most minutes given at once. */
    mostMinutes: 24 * 60,
    mostExtraMinutes: 240,
    /** Most minutes that somebody gets in all, and how long one call brings running attempts in line. */
    mostExtraInAll: 24 * 60,
    followMillis: 5000,
    /** Executions that a person is shown. */
    shown: 50,
  },
  /** Finished attempts of one work that lists and statistics look at: the newest. */
  resultsShown: 1000,
  /** Attempts over which the options of a choice are counted. */
  optionsCounted: 300,
  /** Answers that are kept as evidence after the end of one attempt, and how many bytes they come to. */
  lateAnswers: 500,
  lateBytes: 1_500_000,
  /** Items of answers that one attempt may have: it is opened again in one transaction of at most 100 items. */
  answerItems: 95,
  runs: {
    /** Events of one call. */
    eventsAtOnce: 100,
    /** Batches of events that are kept as evidence after the end of the attempt. */
    lateBatches: 50,
    /** Life of a link to a run. */
    shareSeconds: 30 * 24 * 3600,
  },
  /** Points of all shapes of a drawing together. */
  drawingPoints: 2000,
  /** Longest typed answer in characters, by how it is stored. */
  shortAnswer: 200,
  longAnswer: 8000,
  layout: {
    headerHeight: 68,
    logoTextBreakpoint: 768,
    resizeDebounceMillis: 200,
    overlayMillis: 300,
    tooltipMaxWidth: 550,
    contentMaxWidth: 1200,
  },
} as const;
