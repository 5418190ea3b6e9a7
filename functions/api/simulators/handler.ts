import { areaHandler } from '#functions/http/area-handler.ts';
import { appendToRun } from '#functions/use-cases/simulators/append-to-run.ts';
import { createCase } from '#functions/use-cases/simulators/create-case.ts';
import { createRoom } from '#functions/use-cases/simulators/create-room.ts';
import { deleteCase } from '#functions/use-cases/simulators/delete-case.ts';
import { deleteRoom } from '#functions/use-cases/simulators/delete-room.ts';
import { getCase } from '#functions/use-cases/simulators/get-case.ts';
import { getCaseUse } from '#functions/use-cases/simulators/get-case-use.ts';
import { getProfile } from '#functions/use-cases/simulators/get-profile.ts';
import { getRoom } from '#functions/use-cases/simulators/get-room.ts';
import { getRun } from '#functions/use-cases/simulators/get-run.ts';
import { getSharedRun } from '#functions/use-cases/simulators/get-shared-run.ts';
import { listCases } from '#functions/use-cases/simulators/list-cases.ts';
import { listProfiles } from '#functions/use-cases/simulators/list-profiles.ts';
import { listRooms } from '#functions/use-cases/simulators/list-rooms.ts';
import { shareRun } from '#functions/use-cases/simulators/share-run.ts';
import { startRun } from '#functions/use-cases/simulators/start-run.ts';
import { unshareRun } from '#functions/use-cases/simulators/unshare-run.ts';
import { updateCase } from '#functions/use-cases/simulators/update-case.ts';
import { updateRoom } from '#functions/use-cases/simulators/update-room.ts';
import { casesCalls } from '#shared/contracts/cases.ts';
import { roomsCalls } from '#shared/contracts/rooms.ts';
import { runsCalls } from '#shared/contracts/runs.ts';

export const handler = areaHandler([...casesCalls, ...roomsCalls, ...runsCalls], {
  listCases,
  getCase,
  createCase,
  updateCase,
  getCaseUse,
  deleteCase,
  listRooms,
  getRoom,
  createRoom,
  updateRoom,
  deleteRoom,
  listProfiles,
  getProfile,
  startRun,
  appendToRun,
  getRun,
  shareRun,
  unshareRun,
  getSharedRun,
});
