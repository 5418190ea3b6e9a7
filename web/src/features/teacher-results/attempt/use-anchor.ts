import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The anchor of the address; once the page stands, the focus goes to the first thing to press in what it names. */
export function useAnchor(): string {
  const { hash } = useLocation();
  const [arrived, setArrived] = useState('');
  const anchor = decodeURIComponent(hash.slice(1));
  useEffect(() => {
    if (!anchor || arrived === anchor) return;
    setArrived(anchor);
    const target = document.getElementById(anchor);
    target?.querySelector('button')?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'start' });
  }, [anchor, arrived]);
  return anchor;
}
