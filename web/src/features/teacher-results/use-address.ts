import { useSearchParams } from 'react-router-dom';
import { changeAddress, type ResultsAddress, readAddress } from './address.ts';

/** The address of the results page with the way to change it. */
export function useAddress(): [ResultsAddress, (change: Partial<ResultsAddress>) => void] {
  const [query, setQuery] = useSearchParams();
  return [
    readAddress(query),
    // Another view is a step to come back from; a choice within one is not.
    (change) =>
      setQuery((current) => changeAddress(current, change), { replace: change.view === undefined }),
  ];
}
