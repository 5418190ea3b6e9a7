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

  it('is what this browser has kept, where nobody can be asked', async () => {
    vi.mocked(journal.keptRun).mockReturnValue(runOf('L002'));
    expect(await look('TRAINING', null)).toEqual(['t1']);
    expect(await look('SELFCONTROL', null)).toEqual(['t1']);
    expect(api.openRun).not.toHaveBeenCalled();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.mocked(api.openRun).mockRejectedValueOnce(new ApiError('NETWORK'));
    expect(await look('CONTROL', 'r1')).toEqual(['t1']);
    warn.mockRestore();
  });

  it.each([
    ['was begun on another device after it was opened here', [], ['L002'], true],
    ['was finished on another device', ['L002'], ['L002', finishCode], false],
    ['was finished here and not sent yet', ['L002', finishCode], ['L002'], false],
    ['went on here and was not sent yet', ['L002', 'L003'], ['L002'], true],
  ])('that %s is as whoever knows more of it says', async (_, here, there, expected) => {
    vi.mocked(journal.keptRun).mockReturnValue(runOf(...here));
    vi.mocked(api.openRun).mockResolvedValue(runOf(...there));
    expect(await look('CONTROL', 'r1')).toEqual(expected ? ['t1'] : []);
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
