import { Component, type ReactNode, Suspense } from 'react';
import { forgetFailedParts } from '#web/lib/lazy-part.ts';

interface PartBoundaryProps {
  children: ReactNode;
  /** What stands in for the part; it may offer to try again. */
  fallback: (retry: () => void) => ReactNode;
  /** Another value is another chance. */
  resetKey?: string | undefined;
  /** Told of a failure, and whether it was a file that did not come. */
  onFail?: ((isUnloaded: boolean) => void) | undefined;
}

/** Catches what a part of the page throws, so that the rest stays; tries again when the network is back. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    window.addEventListener('online', this.retry);
  }

  override componentDidCatch(error: unknown) {
    console.error('part of the page failed', error);
    const isUnloaded = forgetFailedParts();
    this.props.onFail?.(isUnloaded);
  }

  override componentDidUpdate(before: PartBoundaryProps) {
    if (before.resetKey !== this.props.resetKey) this.retry();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  retry = () => {
    if (this.state.failed) this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}

interface OptionalPartProps {
  children: ReactNode;
  /** On show while the part is on its way, and when it does not come. */
  fallback?: ReactNode;
  onFail?: (isUnloaded: boolean) => void;
}

/** A part that the page can do without: when it fails, the page stays as it is. */
export function OptionalPart({ children, fallback = null, onFail }: OptionalPartProps) {
  return (
    <PartBoundary fallback={() => fallback} onFail={onFail}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  );
}
