import type { ComponentProps } from 'react';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { sayNoConnection } from '#web/ui/no-connection.ts';
import { OptionalPart } from '#web/ui/part-boundary.tsx';
import type { CaseDialog } from './case-dialog.tsx';

const Dialog = lazyPart(
  () => import('./case-dialog.tsx'),
  (module) => module.CaseDialog,
);

/** The dialog that makes a case; the rules of the simulator come with it. */
export function LazyCaseDialog(props: ComponentProps<typeof CaseDialog>) {
  return (
    <OptionalPart
      onFail={() => {
        props.onClose();
        sayNoConnection();
      }}
    >
      <Dialog {...props} />
    </OptionalPart>
  );
}
