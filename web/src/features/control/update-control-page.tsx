import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#web/lib/lazy-part.ts';

const ExecutionPage = lazyPart(
  () => import('./execution-page.tsx'),
  (module) => module.ExecutionPage,
);
const ExecutionsList = lazyPart(
  () => import('./executions-list.tsx'),
  (module) => module.ExecutionsList,
);

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
