import { areaHandler } from '#functions/http/area-handler.ts';
import { refreshTokens } from '#functions/use-cases/auth/refresh-tokens.ts';
import { signIn } from '#functions/use-cases/auth/sign-in.ts';
import { signOut } from '#functions/use-cases/auth/sign-out.ts';
import { authCalls } from '#shared/contracts/auth.ts';

export const handler = areaHandler(authCalls, { signIn, refreshTokens, signOut });
