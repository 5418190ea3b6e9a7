/**
 * Does something once however often is clicked in one place: after the first click of a double click something else may
 * lie under the pointer. The keyboard counts no clicks.
 */
export const singleClick =
  (act: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail < 2) act();
  };
