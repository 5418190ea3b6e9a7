import { areaHandler } from '#functions/http/area-handler.ts';
import { getCurrentUser } from '#functions/use-cases/users/get-current-user.ts';
import { setLanguage } from '#functions/use-cases/users/set-language.ts';

export const handler = areaHandler('users', { getCurrentUser, setLanguage });
