import { areaHandler } from '#functions/http/area-handler.ts';
import { getCourseDetails } from '#functions/use-cases/courses/get-course-details.ts';
import { listCourses } from '#functions/use-cases/courses/list-courses.ts';
import { coursesCalls } from '#shared/contracts/courses.ts';

export const handler = areaHandler(coursesCalls, { listCourses, getCourseDetails });
