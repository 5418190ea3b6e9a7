import { useQueryClient } from '@tanstack/react-query';
import { getBoard } from '#shared/contracts/execution-board.ts';
import type { ExecutionView } from '#shared/contracts/execution-views.ts';
import { getExecutionAudit, listExecutions } from '#shared/contracts/executions.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { executionKey } from './api.ts';

/** Makes every part of the page know of a change: the execution as the server answered, board, log and list anew. */
export function useAfterChange(id: string): (view: ExecutionView | null) => void {
  const client = useQueryClient();
  const lang = useLanguage();
  return (view) => {
    const key = executionKey(id, lang);
    if (view) client.setQueryData(key, view);
    for (const name of [getBoard.name, getExecutionAudit.name]) {
      void client.invalidateQueries({ queryKey: [name, id] });
    }
    void client.invalidateQueries({ queryKey: [listExecutions.name] });
  };
}
