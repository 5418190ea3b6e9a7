import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/domain/simulators/cleanroom/check-facility.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { type ProblemWords, problemKey } from '../parts/problem-words.ts';
import classes from './case-form.module.css';
import { situationOf } from './case-form.ts';

interface CaseProblemsProps {
  wrong: readonly Problem[];
  says: ProblemWords;
  /** What went wrong otherwise. */
  problem: string | null;
}

/** Why a case is not saved, below its form; what is about a situation says about which. */
export function CaseProblems({ wrong, says, problem }: CaseProblemsProps) {
  const { t } = useTranslation('rooms');
  const box = useRef<HTMLDivElement>(null);
  // It stands where the button was that has just been pressed, at the end of a long form.
  useEffect(() => {
    if (wrong.length > 0 || problem !== null) box.current?.scrollIntoView({ block: 'nearest' });
  }, [wrong, problem]);
  const words = (one: Problem) => {
    const place = situationOf(one);
    if (place === null) return says(one);
    return `${t('situations.one', { number: place + 1 })}. ${says(one)}`;
  };
  return (
    <div ref={box}>
      <FormProblem
        text={
          wrong.length > 0 ? (
            <>
              {t('case.wrong')}
              <ul className={classes.problems}>
                {wrong.map((one) => (
                  <li key={problemKey(one)}>{words(one)}</li>
                ))}
              </ul>
            </>
          ) : (
            problem
          )
        }
      />
    </div>
  );
}
