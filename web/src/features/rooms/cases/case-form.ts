import { type Control, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { createCase } from '#shared/contracts/cases.ts';
import type { CleanroomCase, Situation, World } from '#shared/domain/simulators/cleanroom/case.ts';
import type { Problem } from '#shared/domain/simulators/cleanroom/check-facility.ts';
import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { LocalText } from '#shared/languages.ts';
import { schemaResolver } from '#web/lib/schema-resolver.ts';
import { freshId } from '../editing/edit-room.ts';
import { written } from '../editing/room-name.ts';

const { name, goal, passMark, situations } = createCase.body.shape;
const formSchema = z.object({ name, goal, passMark, situations });

/** What is said of a case beside its world, as the API wants it. */
type CaseWords = z.infer<typeof formSchema>;

/** A situation as it is typed: what is left open is empty and not absent. */
interface TypedSituation extends Omit<Situation, 'when'> {
  when: { location: Location | ''; afterEvents: number | null; takenOff: string[] };
}

/** The same as it is typed. */
export interface TypedCase {
  name: LocalText;
  goal: LocalText;
  passMark: number;
  situations: TypedSituation[];
}

/** What ties the fields of a case to their form. */
export type CaseControl = Control<TypedCase, unknown, CaseWords>;

const inAll = (text: LocalText): LocalText => ({ en: '', ch: '', ...text });

/** What of a case can be typed. */
export const typedCase = (
  whole: Pick<CleanroomCase, 'name' | 'goal' | 'passMark' | 'secret'>,
): TypedCase => ({
  name: inAll(whole.name),
  goal: inAll(whole.goal),
  passMark: whole.passMark,
  situations: whole.secret.situations.map(({ message, when, ...face }) => ({
    ...face,
    message: inAll(message),
    when: {
      location: when.location ?? '',
      afterEvents: when.afterEvents ?? null,
      takenOff: when.takenOff ?? [],
    },
  })),
});

/** What was typed as the API wants it. */
export const caseWords = (typed: TypedCase) => ({
  ...typed,
  name: written(typed.name),
  goal: written(typed.goal),
  situations: typed.situations.map(
    ({ message, when: { location, afterEvents, takenOff }, ...face }): Situation => ({
      ...face,
      message: written(message),
      when: {
        ...(location !== '' && { location }),
        ...(afterEvents !== null && { afterEvents }),
        ...(takenOff.length > 0 && { takenOff }),
      },
    }),
  ),
});

/** A situation that nothing is said of yet, under a name of its own. */
export const newSituation = (others: readonly { id: string }[]): TypedSituation => ({
  id: freshId(
    'situation',
    others.map(({ id }) => id),
  ),
  kind: 'evacuation',
  message: inAll({ ru: '' }),
  when: { location: '', afterEvents: null, takenOff: [] },
});

/** The world of a case with these situations: where a surprise is to come, nobody is told where the exercise ends. */
export function worldWith({ goal: end, ...world }: World, surprises: readonly unknown[]): World {
  return surprises.length > 0 || end === undefined ? world : { ...world, goal: end };
}

/** Which situation a problem is about, as its place in the list; null: none. */
export function situationOf({ path }: Pick<Problem, 'path'>): number | null {
  const [, place] = /^(?:secret|body)\.situations\.(\d+)/.exec(path) ?? [];
  return place === undefined ? null : Number(place);
}

const resolve = schemaResolver(formSchema);

/** What is typed and what is sent have the same paths, so what is wrong finds its field. */
const resolver = ((typed, context, options) =>
  resolve(caseWords(typed), context, options as never)) as Resolver<TypedCase, unknown, CaseWords>;

/** The form of a case. */
export const useCaseForm = (
  defaultValues: TypedCase,
): UseFormReturn<TypedCase, unknown, CaseWords> => useForm({ resolver, defaultValues });
