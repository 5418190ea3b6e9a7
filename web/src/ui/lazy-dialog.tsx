import { useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.ts';
import type { DialogProps } from './dialog.tsx';
import { sayNoConnection } from './no-connection.ts';
import { OptionalPart } from './part-boundary.tsx';

const Dialog = lazyPart(
  () => import('./dialog.tsx'),
  (module) => module.Dialog,
);

/** A dialog whose file loads when it first opens; when the file does not come, that is said and nothing opens. */
export function LazyDialog(props: DialogProps) {
  const { opened, onClose } = props;
  const [wanted, setWanted] = useState(false);
  if (opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <OptionalPart
      onFail={() => {
        setWanted(false);
        onClose();
        sayNoConnection();
      }}
    >
      <Dialog {...props} />
    </OptionalPart>
  );
}
