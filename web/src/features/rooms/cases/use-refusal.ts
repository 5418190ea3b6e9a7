import { useCallback, useEffect, useState } from 'react';
import type { Problem } from '#shared/domain/simulators/cleanroom/check-facility.ts';
import type { useCaseForm } from './case-form.ts';

const nothing: readonly Problem[] = [];

/** Why a case was not saved when it was sent last; forgotten as soon as the form is changed. */
export function useRefusal({ watch }: Pick<ReturnType<typeof useCaseForm>, 'watch'>) {
  const [wrong, setWrong] = useState(nothing);
  const [problem, setProblem] = useState<string | null>(null);
  const forget = useCallback(() => {
    setWrong(nothing);
    setProblem(null);
  }, []);
  useEffect(() => {
    const { unsubscribe } = watch(forget);
    return unsubscribe;
  }, [watch, forget]);
  return { wrong, setWrong, problem, setProblem, forget };
}
