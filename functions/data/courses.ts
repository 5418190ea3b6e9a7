import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { type Course, courseSchema } from '#shared/domain/works/course.ts';
import type { Database, Item } from './database.ts';
import { getItem } from './get-many.ts';
import { contentKeys, listings } from './keys.ts';
import { queryAll } from './query-all.ts';

export async function getCourse(db: Database, courseId: string): Promise<Course | null> {
  const item = await getItem(db, 'content', contentKeys.course(courseId));
  return item ? courseSchema.parse(item) : null;
}

/** Whether a course is opened to a group. */
export async function isOpenToGroup(
  db: Database,
  courseId: string,
  groupId: string,
): Promise<boolean> {
  const item = await getItem(db, 'content', contentKeys.courseGroup(courseId, groupId));
  return item !== undefined;
}

/** The groups that a course is opened to. */
export async function listGroupIdsOfCourse(db: Database, courseId: string): Promise<string[]> {
  const items = await queryAll(db, {
    TableName: db.names.content,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': contentKeys.course(courseId).pk,
      ':prefix': contentKeys.courseGroupPrefix,
    },
  });
  return items.map((item) => String(item.groupId));
}

/** All courses, newest first. */
export const listAllCourses = (db: Database): Promise<Course[]> =>
  queryListing(db, listings.allCourses()).then((items) =>
    items.map((item) => courseSchema.parse(item)),
  );

/** Courses opened to a group, the latest opened first. */
export async function listCoursesOfGroup(db: Database, groupId: string): Promise<Course[]> {
  const rows = await queryListing(db, listings.coursesOfGroup(groupId));
  const courses = await Promise.all(rows.map((row) => getCourse(db, row.courseId as string)));
  return courses.filter((course) => course !== null);
}

const queryListing = (db: Database, partition: string): Promise<Item[]> =>
  queryAll(db, {
    TableName: db.names.content,
    IndexName: 'listing',
    KeyConditionExpression: 'listPk = :partition',
    ExpressionAttributeValues: { ':partition': partition },
    ScanIndexForward: false,
  });

/** Creates a course or replaces it. */
export async function putCourse(db: Database, course: Course): Promise<void> {
  await db.client.send(
    new PutCommand({
      TableName: db.names.content,
      Item: {
        ...contentKeys.course(course.id),
        ...course,
        listPk: listings.allCourses(),
        listSk: course.createdAt,
      },
    }),
  );
}

/** Opens a course to a group; again changes nothing but the time. */
export async function openCourseToGroup(
  db: Database,
  courseId: string,
  groupId: string,
  openedAt: string,
): Promise<void> {
  await db.client.send(
    new PutCommand({
      TableName: db.names.content,
      Item: {
        ...contentKeys.courseGroup(courseId, groupId),
        courseId,
        groupId,
        listPk: listings.coursesOfGroup(groupId),
        listSk: openedAt,
      },
    }),
  );
}
