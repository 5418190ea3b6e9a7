import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenRun } from '#shared/contracts/runs.ts';
import { finishCode } from '#shared/domain/simulators/kernel/run.ts';
import { ApiError } from '#web/lib/api-error.ts';
import * as api from '#web/simulators/runs/api.ts';
import * as journal from '#web/simulators/runs/run-journal.ts';
import { isUnderWay, runsUnderWay } from '#web/simulators/runs/runs-under-way.ts';

vi.mock('#web/simulators/runs/api.ts', () => ({ openRun: vi.fn() }));
vi.mock('#web/simulators/runs/run-journal.ts', () => ({ keptRun: vi.fn() }));

const runOf = (...codes: string[]) =>
  ({
    events: codes.map((code, i) => ({ seq: i + 1, atMs: i, code, params: {} })),
  }) as unknown as OpenRun;

const exercise = (taskId: string, runId: string | null) => ({ taskId, runId });
const look = async (type: OpenRun['type'], runId: string | null) => [
  ...(await runsUnderWay('u1', { id: 'a1', type }, [exercise('t1', runId)])),
];

describe('an exercise under way', () => {
  beforeEach(() => {
    vi.mocked(api.openRun).mockReset();
    vi.mocked(journal.keptRun).mockReset().mockReturnValue(null);
  });

  it.each([
    ['was only opened', [], false],
    ['has its first action', ['L002'], true],
    ['is finished', ['L002', finishCode], false],
  ])('that %s', (_, codes, expected) => {
    expect(isUnderWay(runOf(...codes))).toBe(expected);
  });

  it('is what this browser has kept, and nobody is asked', async () => {
    vi.mocked(journal.keptRun).mockReturnValue(runOf('L002'));
    expect(await look('SELFCONTROL', 'r1')).toEqual(['t1']);
    expect(await look('TRAINING', null)).toEqual(['t1']);
    expect(api.openRun).not.toHaveBeenCalled();
  });

  it('on another device is what the server has of the answer', async () => {
    vi.mocked(api.openRun).mockResolvedValue(runOf('L002'));
    expect(await look('CONTROL', 'r1')).toEqual(['t1']);
    expect(api.openRun).toHaveBeenCalledWith({ runId: 'r1', attemptId: 'a1', taskId: 't1' });
  });

  it('is begun by no question: what has no answer, or is a try of TRAINING, is not asked for', async () => {
    expect(await look('SELFCONTROL', null)).toEqual([]);
    expect(await look('TRAINING', 'r1')).toEqual([]);
    expect(api.openRun).not.toHaveBeenCalled();
  });

  it('that cannot be asked for does not hold back the others', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.mocked(api.openRun).mockRejectedValueOnce(new ApiError('NETWORK'));
    vi.mocked(api.openRun).mockResolvedValueOnce(runOf('L002'));
    const found = await runsUnderWay('u1', { id: 'a1', type: 'CONTROL' }, [
      exercise('t1', 'r1'),
      exercise('t2', 'r2'),
    ]);
    expect([...found]).toEqual(['t2']);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
