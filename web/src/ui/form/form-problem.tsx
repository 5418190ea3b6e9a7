import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import classes from './form-problem.module.css';

/** What is wrong with a form as a whole, read out when it comes. */
export function FormProblem({ text }: { text: ReactNode | null }) {
  return (
    <div role="alert">
      {text && (
        <div className={classes.problem}>
          <Icon of={IconAlertCircle} />
          <span>{text}</span>
        </div>
      )}
    </div>
  );
}
