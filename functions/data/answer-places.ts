import { hashText } from '#shared/domain/seeded-random.ts';
import type { Task } from '#shared/domain/works/task.ts';
import type { Mode } from '#shared/domain/works/work.ts';

/**
 * Where the answers of an attempt are stored. Answers share items ("chunks") of at most 1 kB, so that a save
 * costs one write unit however long the work is, and the id of the attempt says how many chunks there are:
 * a save finds its item from attempt id and task id alone, without a read.
 *
 * An attempt id is a ULID, the letter of the mode, the number of chunks in one and a salt in two digits of base 36.
 */

const letters = { TRAINING: 'T', SELFCONTROL: 'S', CONTROL: 'C' } as const satisfies Record<
  Mode,
  string
>;

const idPattern = /^[0-9A-HJKMNP-TV-Z]{26}([TSC])([0-9A-Z])([0-9A-Z]{2})$/;
const maxChunks = 35;
const salts = 36 * 36;

/** Bytes of a chunk that its answers may take; keys, owner and deadline take the rest of the kilobyte. */
const chunkBytes = 860;
/** Bytes of a saved answer beside its task id and options: names, answer id, time, numbers. */
const answerBytes = 58;

/** Long answers get an item of their own, so that they do not make their neighbours dear. */
const hasOwnItem = (task: Task) =>
  task.type === 'QUESTION' || task.type === 'EMPTYQUESTION' || task.type === 'PAINT';

/** What a short answer takes as most are written; one that is longer costs what it takes. */
const shortAnswerBytes = 20;

/** Options count twice for MULTICHOICE and ORDERQUESTION, whose answer may name all of them. */
function bytesOf(task: Task): number {
  const options = 'options' in task ? task.options.length * 5 : shortAnswerBytes;
  return task.id.length + answerBytes + (task.type === 'SINGLECHOICE' ? options + 5 : options * 2);
}

const bucket = (taskId: string, chunks: number, salt: number) =>
  hashText(`${salt}:${taskId}`) % chunks;

const ownItem = (taskId: string) => `TASK#${taskId}`;

/** The search below gives the same for the same tasks, and a whole class starts at the same ones. */
const packings = new Map<string, string>();
const mostPackings = 500;

/** The id for a new attempt at these tasks: the fewest chunks, and a salt that fills none beyond its size. */
export function newAttemptId(ulid: string, mode: Mode, tasks: readonly Task[]): string {
  const name = tasks.map((task) => `${task.id}@${task.version}`).join();
  const known = packings.get(name);
  const packing = known ?? pack(tasks);
  if (known === undefined) {
    if (packings.size >= mostPackings) packings.clear();
    packings.set(name, packing);
  }
  return `${ulid}${letters[mode]}${packing}`;
}

/** The number of chunks and the salt under which these tasks fit into them, as an attempt id carries them. */
function pack(tasks: readonly Task[]): string {
  const shared = tasks.filter((task) => !hasOwnItem(task));
  const total = shared.reduce((sum, task) => sum + bytesOf(task), 0);
  const make = (chunks: number, salt: number) =>
    `${chunks.toString(36)}${salt.toString(36).padStart(2, '0')}`.toUpperCase();
  for (let chunks = Math.max(1, Math.ceil(total / chunkBytes)); chunks <= maxChunks; chunks += 1) {
    for (let salt = 0; salt < salts; salt += 1) {
      const filled = new Array<number>(chunks).fill(0);
      for (const task of shared) {
        const place = bucket(task.id, chunks, salt);
        filled[place] = (filled[place] ?? 0) + bytesOf(task);
      }
      if (Math.max(...filled) <= chunkBytes) return make(chunks, salt);
    }
  }
  // Only a work of several hundred tasks comes here: its saves may cost a second unit.
  return make(maxChunks, 0);
}

/** The mode of an attempt and where its answers are; null for a text that is no attempt id. */
export function readAttemptId(attemptId: string) {
  const match = idPattern.exec(attemptId);
  if (!match) return null;
  const [, letter, chunkText = '1', saltText = '0'] = match;
  const chunks = Number.parseInt(chunkText, 36);
  const salt = Number.parseInt(saltText, 36);
  if (chunks === 0) return null;
  return {
    mode: (Object.keys(letters) as Mode[]).find((mode) => letters[mode] === letter) as Mode,
    /** The item that holds the answer of most tasks. */
    sharedItem: (taskId: string) => String(bucket(taskId, chunks, salt)),
    /** The item that holds the answer of a task with long answers. */
    ownItem,
  };
}

/** Every item of a new attempt with the tasks whose answers it holds. */
export function placeAnswers(attemptId: string, tasks: readonly Task[]): Map<string, Task[]> {
  const places = new Map<string, Task[]>();
  const read = readAttemptId(attemptId);
  if (!read) throw new Error(`${attemptId} is not an attempt id`);
  for (const task of tasks) {
    const name = hasOwnItem(task) ? ownItem(task.id) : read.sharedItem(task.id);
    places.set(name, [...(places.get(name) ?? []), task]);
  }
  return places;
}

/** How many items of answers an attempt at these tasks has. */
export const countAnswerItems = (tasks: readonly Task[]): number =>
  placeAnswers(newAttemptId('0'.repeat(26), 'CONTROL', tasks), tasks).size;
