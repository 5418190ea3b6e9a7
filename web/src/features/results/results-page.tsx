import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AttemptResultView } from './attempt-result-view.tsx';
import { ResultsList } from './results-list.tsx';

/** The results of the person: all of them, or the one that the address names. */
export function ResultsPage() {
  const [query] = useSearchParams();
  const attempt = query.get('attempt');
  // Another attempt is another page, though the path stays: "each navigation scrolls to the top".
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt is what makes the navigation
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [attempt]);
  return attempt ? <AttemptResultView key={attempt} id={attempt} /> : <ResultsList />;
}
