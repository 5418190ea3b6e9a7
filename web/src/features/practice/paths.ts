/** Where a case is performed without storing anything. */
export const performPath = (caseId: string): string =>
  `/practiceTest?case=${encodeURIComponent(caseId)}`;

/** Where the rules of a profile are printed from. */
export const posterPath = (profileId: string): string =>
  `/practice?poster=${encodeURIComponent(profileId)}`;
