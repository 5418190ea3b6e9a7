import { readFile } from 'node:fs/promises';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { openCourseToGroup, putCourse } from '#functions/data/courses.ts';
import { type Database, openDatabase } from '#functions/data/database.ts';
import { putGroup, putPerson } from '#functions/data/people.ts';
import { putTheory, putWork } from '#functions/data/works.ts';
import { type Config, readConfig } from '#functions/platform/config.ts';
import { hashPassword } from '#functions/platform/passwords.ts';
import { fileKey } from '#functions/platform/storage-links.ts';
import type { Task } from '#shared/domain/works/task.ts';
import { languages } from '#shared/languages.ts';
import { cleanroomCover } from './cleanroom/course.ts';
import { demoPassword, groups, people } from './people.ts';
import { course, works } from './plasma-etching/course.ts';
import { examTasks } from './plasma-etching/exam/tasks.ts';
import { pictures } from './plasma-etching/pictures.ts';
import { tasks } from './plasma-etching/tasks.ts';
import { theoryBasics } from './plasma-etching/theory-basics.ts';
import { theoryChamber } from './plasma-etching/theory-chamber.ts';
import { seedAttempts, seedExecutions } from './store-attempts.ts';
import { seedCleanroom } from './store-cleanroom.ts';
import { students } from './students.ts';

/** A login to try: those with attempts of their own are left out. */
export interface SeededLogin {
  login: string;
  role: string;
}

/** A busy machine makes the first start slow, no failure. */
const patienceMillis = 30_000;

/**
 * Writes the demo institution: people, groups, the courses with their texts and pictures, the simulator, an exam that is over
 * and those that are open, what the students have done. Again, the same rows.
 */
export async function seed(environment: Record<string, string>): Promise<SeededLogin[]> {
  const config = readConfig(environment);
  const db = openDatabase(config, patienceMillis);
  await Promise.all([
    seedPeople(db),
    seedCourse(db),
    seedCleanroom(db),
    seedPictures(config),
    seedExecutions(db),
  ]);
  await seedAttempts(db);
  db.client.destroy();
  return people.map(({ login, role }) => ({ login, role }));
}

async function seedPeople(db: Database): Promise<void> {
  for (const group of groups) await putGroup(db, group);
  const passwordHash = await hashPassword(demoPassword);
  for (const person of [...people, ...students]) {
    const { login, name, lastName, gender, role, titleName, groupId, language } = person;
    await putPerson(
      db,
      {
        id: `user-${login}`,
        login,
        email: `${login}@trainer.example`,
        name,
        lastName,
        gender,
        roles: [{ name: role, titleName }],
        groupId,
        language,
        status: 'ACTIVE',
      },
      passwordHash,
    );
  }
}

async function seedCourse(db: Database): Promise<void> {
  const theories = { 'work-plasma-basics': theoryBasics, 'work-plasma-chamber': theoryChamber };
  const tasksOf: Record<string, Task[]> = {
    'work-plasma-test': tasks,
    'work-plasma-exam': examTasks,
  };
  for (const work of works) await putWork(db, work, tasksOf[work.id] ?? []);
  for (const [workId, texts] of Object.entries(theories)) {
    for (const language of languages) await putTheory(db, workId, language, texts[language]);
  }
  await putCourse(db, course);
  for (const group of groups) await openCourseToGroup(db, course.id, group.id, course.createdAt);
}

async function seedPictures(config: Config): Promise<void> {
  const store = new S3Client({
    region: config.AWS_REGION,
    forcePathStyle: true,
    ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT }),
  });
  await Promise.all(
    [...pictures, cleanroomCover].map(async ({ fileId, file, contentType }) => {
      const Body = await readFile(file);
      const Key = fileKey(fileId);
      await store.send(
        new PutObjectCommand({ Bucket: config.FILES_BUCKET, Key, Body, ContentType: contentType }),
      );
    }),
  );
  store.destroy();
}
