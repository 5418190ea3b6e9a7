import { areaHandler } from '#functions/http/area-handler.ts';
import { getCurrentUser } from '#functions/use-cases/users/get-current-user.ts';
import { listGroups, listUsersOfGroup } from '#functions/use-cases/users/list-groups.ts';
import { setLanguage } from '#functions/use-cases/users/set-language.ts';
import { usersCalls } from '#shared/contracts/users.ts';

export const handler = areaHandler(usersCalls, {
  getCurrentUser,
  setLanguage,
  listGroups,
  listUsersOfGroup,
});
