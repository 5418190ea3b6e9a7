import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { PracticePage } from './practice-page.tsx';

const Poster = lazyPart(
  () => import('./poster.tsx'),
  (module) => module.Poster,
);

/** The address `/practice`: the list of cases, or the poster of the rules that it names. */
export function CasesPage() {
  const [query] = useSearchParams();
  const poster = query.get('poster');
  return poster ? <Poster profileId={poster} /> : <PracticePage />;
}
