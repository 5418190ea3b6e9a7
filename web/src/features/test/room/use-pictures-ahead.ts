import { useEffect } from 'react';
import type { Attempt } from '#shared/contracts/attempts.ts';

/** Fetches the pictures of all tasks while the connection is there: a later task may be opened without one. */
export function usePicturesAhead(tasks: Attempt['tasks']): void {
  useEffect(() => {
    for (const { image, options = [] } of tasks) {
      for (const url of [image?.url, ...options.map((option) => option.image)]) {
        if (url) new Image().src = url;
      }
    }
  }, [tasks]);
}
