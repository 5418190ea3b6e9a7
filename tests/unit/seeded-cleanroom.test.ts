import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import {
  cleanroomCourse,
  cleanroomCover,
  cleanroomWorks,
  practicalExamTasks,
  practiceTasks,
} from '#infra/local/seed/cleanroom/course.ts';
import { cleanroomProfiles } from '#infra/local/seed/cleanroom/profiles.ts';
import { readyRooms } from '#infra/local/seed/cleanroom/ready-rooms.ts';
import { mistakeWords } from '#infra/local/seed/cleanroom/words/mistakes.ts';
import { stepWords } from '#infra/local/seed/cleanroom/words/steps.ts';
import { checkRoom } from '#shared/domain/simulators/cleanroom/check-facility.ts';
import { storedRoomSchema } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { taskSchema } from '#shared/domain/works/task.ts';
import { workSchema } from '#shared/domain/works/work.ts';
import type { LocalText } from '#shared/languages.ts';

const profileIds = cleanroomProfiles.map(({ id }) => id);

/** Every text of a value, however deep. */
const textsIn = (value: unknown): LocalText[] => {
  if (typeof value !== 'object' || value === null) return [];
  return 'ru' in value ? [value as LocalText] : Object.values(value).flatMap(textsIn);
};

describe('the words of steps and mistakes', () => {
  it('call the pass box by one name in each language', () => {
    const about = textsIn([stepWords, mistakeWords]).filter(({ ru }) => /передаточн/i.test(ru));
    expect(about.length).toBeGreaterThan(0);
    for (const { en, ch } of about) {
      expect(en).toMatch(/pass box/i);
      expect(ch).toContain('传递窗');
    }
  });
});

describe('the practice of the demo institution', () => {
  it('every task of a case names one that is there, and every case its rules', () => {
    const caseIds = cleanroomCases.map(({ id }) => id);
    for (const task of [...practiceTasks, ...practicalExamTasks]) {
      expect(taskSchema.safeParse(task).success).toBe(true);
      if (task.type === 'TASKTESTCASECASSETESTATUS') expect(caseIds).toContain(task.caseId);
    }
    for (const one of cleanroomCases) expect(profileIds).toContain(one.profileId);
    expect(new Set(caseIds).size).toBe(caseIds.length);
  });

  it('its course has a cover without words, that is there', () => {
    expect(cleanroomCourse.cover).toBe(cleanroomCover.fileId);
    const drawing = readFileSync(cleanroomCover.file, 'utf8');
    expect(drawing).toMatch(/^<svg /);
    expect(drawing).not.toContain('<text');
  });

  it('the works of its course count what they hold', () => {
    const held = {
      'work-cleanroom-practice': practiceTasks,
      'work-practical-exam': practicalExamTasks,
    };
    expect(cleanroomWorks.map(({ id }) => id)).toEqual(cleanroomCourse.workIds);
    for (const work of cleanroomWorks) {
      expect(workSchema.safeParse(work).success).toBe(true);
      const tasks = held[work.id as keyof typeof held];
      expect([work.taskCount, work.maxMark]).toEqual([
        tasks.length,
        tasks.reduce((sum, task) => sum + task.mark, 0),
      ]);
    }
    expect(practicalExamTasks).toHaveLength(3);
  });

  it('four rooms are ready to be looked at', () => {
    expect(readyRooms.map(({ id }) => id)).toEqual(['room', 'room2', 'room3', 'room4']);
    for (const room of readyRooms) {
      expect(storedRoomSchema.safeParse(room).success).toBe(true);
      expect(checkRoom(room.room, [])).toEqual([]);
      expect(profileIds).toContain(room.profileId);
    }
  });
});
