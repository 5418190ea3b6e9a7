/** Why the local system cannot start or go on, as one sentence for the person at the terminal. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
