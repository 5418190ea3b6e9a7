import { useEffect, useRef } from 'react';

/** Looks at once, every second, and whenever the page comes into view or the network comes back. */
export function useEverySecond(look: () => void): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    const act = () => latest.current();
    act();
    const timer = setInterval(act, 1000);
    document.addEventListener('visibilitychange', act);
    window.addEventListener('online', act);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', act);
      window.removeEventListener('online', act);
    };
  }, []);
}
