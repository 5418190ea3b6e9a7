import type { CleanroomCase } from './case.ts';
import { itemKind } from './catalogue.ts';
import { type Problem, reachableFrom } from './check-facility.ts';

/** What is wrong with the moments of the situations: ids, rooms that nobody comes to, things that are not there. */
export function checkSituations({ world, secret }: Pick<CleanroomCase, 'world' | 'secret'>) {
  const reached = reachableFrom(world.facility, world.person.location);
  const groups = new Set(world.items.map(({ code }) => itemKind(code).group as string));
  return secret.situations.flatMap(({ id, when }, i): Problem[] => {
    const found: Problem[] = [];
    const add = (code: string, ...subjects: string[]) =>
      found.push({ path: `secret.situations.${i}`, code, subjects });
    if (secret.situations.findIndex((other) => other.id === id) < i) add('idTwice', id);
    if (when.location && !reached.has(when.location)) add('unreachable', when.location);
    for (const group of when.takenOff ?? []) if (!groups.has(group)) add('noSuchThing', group);
    return found;
  });
}
