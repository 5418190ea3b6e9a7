import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ExecutionPage } from './execution-page.tsx';
import { ExecutionsList } from './executions-list.tsx';

/** The executions that the person runs: all of them, or the one that the address names. */
export function UpdateControlPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  // Another execution is another page, though the path stays: "each navigation scrolls to the top".
  // biome-ignore lint/correctness/useExhaustiveDependencies: the execution is what makes the navigation
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [id]);
  return id ? <ExecutionPage key={id} id={id} /> : <ExecutionsList />;
}
