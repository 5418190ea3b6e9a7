import { localKeys, writeLocal } from '#web/lib/local-keys.ts';

/** Sets the flag by which the start page knows that whoever comes wants to sign in (spec section 2). */
export const askToSignIn = (): void => writeLocal(localKeys.fromPrivacy, 'true');
