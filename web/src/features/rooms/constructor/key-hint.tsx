import classes from './shared.module.css';

interface KeyHintProps {
  /** How it is done with keys. */
  keys: string;
  /** How it is done with a finger. */
  touch: string;
}

/** How something is done on this device: nobody with a bare touch screen is told of keys. */
export function KeyHint({ keys, touch }: KeyHintProps) {
  return (
    <>
      <span className={classes.withKeys}>{keys}</span>
      <span className={classes.withTouch}>{touch}</span>
    </>
  );
}
