import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { pieceOfProblem } from '../editing/check-draft.ts';
import type { Editor } from '../editing/use-editor.ts';
import { type ProblemWords, problemKey } from '../parts/problem-words.ts';
import classes from './panel.module.css';
import type { Checked } from './use-check.ts';

interface CheckTabProps {
  editor: Editor;
  checked: Checked;
  says: ProblemWords;
  /** Name of the case that the room is tried in; null: there is none. */
  baseName: string | null;
}

/** What is wrong with the room and with a case made of it; each problem leads to its place. */
export function CheckTab({ editor, checked, says, baseName }: CheckTabProps) {
  const { t } = useTranslation('rooms');
  const { problems, phase } = checked;
  const select = (id: string) => {
    editor.select(id);
    document.querySelector<HTMLElement>(`[data-piece="${id}"]`)?.focus();
  };
  const list = (scope: 'room' | 'case') => {
    const found = problems.filter((problem) => problem.scope === scope);
    return (
      <ul className={classes.problems}>
        {found.map((problem) => {
          const place = pieceOfProblem(problem, editor.draft);
          const words = (
            <>
              <Icon of={IconAlertCircle} size={18} />
              <span>{says(problem)}</span>
            </>
          );
          return (
            <li key={problemKey(problem)}>
              {place ? (
                <button type="button" className={classes.problem} onClick={() => select(place)}>
                  {words}
                </button>
              ) : (
                <div className={classes.problem}>{words}</div>
              )}
            </li>
          );
        })}
      </ul>
    );
  };
  const count = (scope: 'room' | 'case') => problems.filter((one) => one.scope === scope).length;
  return (
    <>
      <section>
        <h3 className={classes.heading}>{t('check.room')}</h3>
        {count('room') > 0 ? (
          list('room')
        ) : editor.draft.room.furniture.length > 0 ? (
          <Fine>{t('check.roomFine')}</Fine>
        ) : (
          <p className={classes.muted}>{t('check.roomEmpty')}</p>
        )}
      </section>
      <section>
        <h3 className={classes.heading}>
          {baseName ? t('check.case', { name: baseName }) : t('check.anyCase')}
        </h3>
        {phase === 'noBase' && <p className={classes.muted}>{t('check.noBase')}</p>}
        {phase === 'roomFirst' && <p className={classes.muted}>{t('check.roomFirst')}</p>}
        {(phase === 'running' || phase === 'waiting') && (
          <p className={classes.muted}>{t('check.running')}</p>
        )}
        {phase === 'done' &&
          (count('case') === 0 ? <Fine>{t('check.caseFine')}</Fine> : list('case'))}
      </section>
      <p className={classes.muted}>{t('check.hint')}</p>
    </>
  );
}

function Fine({ children }: { children: string }) {
  return (
    <p className={classes.fine}>
      <Icon of={IconCircleCheck} size={18} />
      <span>{children}</span>
    </p>
  );
}
