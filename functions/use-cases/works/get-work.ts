import { activityOf } from '#functions/data/actor.ts';
import { settledTakings } from '#functions/data/attempt-finishing.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { findVisibleWork, getViewer } from '#functions/data/visible-courses.ts';
import { getTheory } from '#functions/data/works.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { getWork as call } from '#shared/contracts/works.ts';
import { timeline } from '#shared/domain/works/timeline.ts';
import type { RichNode } from '#shared/domain/works/work.ts';
import { defaultLanguage, inLanguage, type Language } from '#shared/languages.ts';

/** A work with the text of a theory; a step that is not open yet keeps its text to itself. */
export const getWork: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { lang = defaultLanguage } = input.query;
  const now = deps.now();
  const viewer = await getViewer(deps.db, actor);
  const found = await findVisibleWork(deps.db, viewer, input.params.id);
  if (!found) return refused('NOT_FOUND');
  const { work, course, works } = found;
  const steps = timeline(course, works, await settledTakings(activityOf(deps.db, actor), now));
  const at = steps.findIndex((step) => step.work.id === work.id);
  if (steps[at]?.state === 'LOCKED') return refused('STEP_LOCKED');

  const theory = work.kind === 'THEORY' ? await theoryIn(deps, work.id, lang) : null;
  const links = await deps.files.links(theory ? imagesOf(theory) : [], now);
  const next = works[at + 1];
  return done({
    id: work.id,
    courseId: course.id,
    courseName: inLanguage(course.name, lang),
    name: inLanguage(work.name, lang),
    description: inLanguage(work.description, lang),
    kind: work.kind,
    theory,
    images: Object.fromEntries(links),
    next: next ? { workId: next.id, name: inLanguage(next.name, lang), kind: next.kind } : null,
  });
};

const theoryIn = async (deps: Dependencies, workId: string, language: Language) =>
  (await getTheory(deps.db, workId, language)) ??
  (await getTheory(deps.db, workId, defaultLanguage));

function imagesOf(node: RichNode): string[] {
  const own = node.type === 'image' && node.attrs?.fileId ? [String(node.attrs.fileId)] : [];
  return [...own, ...(node.content ?? []).flatMap(imagesOf)];
}
