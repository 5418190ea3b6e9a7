import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisibleTask } from '#shared/contracts/attempts.ts';
import type { RunProposal } from '#shared/contracts/results.ts';
import { answerText, asList } from '#web/ui/answer-text.ts';
import { choiceLetter } from '#web/ui/choice-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import { type Given, gapPieces, shapesOf } from './answer-parts.ts';
import classes from './answer-view.module.css';
import { Drawing } from './drawing.tsx';
import { RunAnswer } from './run-answer.tsx';

interface AnswerViewProps {
  task: Pick<VisibleTask, 'type' | 'options' | 'text' | 'picture' | 'mark'>;
  given: Given;
  correct?: Given;
  /** Of a case task. */
  proposal?: RunProposal | undefined;
  /** The form that marks it, for where the answer is looked at over the whole window. */
  review?: ReactNode;
}

/** What a student answered and, below it, what is right. */
export function AnswerView({ task, given, correct, proposal, review }: AnswerViewProps) {
  if (given && typeof given === 'object' && 'runId' in given) {
    return (
      <RunAnswer
        key={given.runId}
        runId={given.runId}
        proposal={proposal}
        most={task.mark}
        review={review}
      />
    );
  }
  if (task.type === 'ORDERQUESTION') return <Order task={task} given={given} correct={correct} />;
  if (task.options) return <Options task={task} given={given} correct={correct} />;
  return <Written task={task} given={given} correct={correct} />;
}

function Options({ task, given, correct }: AnswerViewProps) {
  const { t } = useTranslation('teacherResults');
  const [chosen, right] = [asList(given), asList(correct)];
  return (
    <ul className={classes.options}>
      {(task.options ?? []).map(({ id, text }, i) => {
        const isChosen = chosen.includes(id);
        const isRight = right.includes(id);
        return (
          <li key={id} data-chosen={isChosen || undefined} data-right={isRight || undefined}>
            <span className={classes.letter}>{choiceLetter(i)}</span>
            <span>{text}</span>
            <span className={classes.notes}>
              {isChosen && (
                <span data-tone={isRight ? 'success' : 'danger'}>
                  <Icon of={isRight ? IconCheck : IconX} size={16} />
                  {t('answer.chosen')}
                </span>
              )}
              {isRight && !isChosen && <span data-tone="success">{t('answer.right')}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Order({ task, given, correct }: AnswerViewProps) {
  const { t } = useTranslation('teacherResults');
  const textOf = (id: string) => task.options?.find((option) => option.id === id)?.text ?? '?';
  const right = asList(correct);
  const list = (ids: string[], isJudged: boolean) => (
    <ol className={classes.order}>
      {ids.map((id, i) => (
        <li key={id}>
          {textOf(id)}
          {isJudged && (
            <span className={classes.sign} data-tone={right[i] === id ? 'success' : 'danger'}>
              <Icon of={right[i] === id ? IconCheck : IconX} size={16} />
              <span className="visually-hidden">
                {t(right[i] === id ? 'answer.inPlace' : 'answer.outOfPlace')}
              </span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <dl className={classes.written}>
      {asList(given).length > 0 && (
        <div>
          <dt>{t('answer.given')}</dt>
          <dd>{list(asList(given), true)}</dd>
        </div>
      )}
      {right.length > 0 && (
        <div>
          <dt>{t('answer.right')}</dt>
          <dd>{list(right, false)}</dd>
        </div>
      )}
    </dl>
  );
}

function Written({ task, given, correct }: AnswerViewProps) {
  const { t } = useTranslation('teacherResults');
  const { exact } = useFormats();
  const words = (shown: Given) => {
    if (task.type === 'EMPTYQUESTION' && task.text) {
      return <GapText text={task.text} fillings={asList(shown)} />;
    }
    if (shapesOf(shown).length > 0) {
      return <Drawing picture={task.picture} shapes={shapesOf(shown)} />;
    }
    return answerText(shown, exact);
  };
  const isGiven = given !== null && given !== undefined;
  return (
    <dl className={classes.written}>
      {isGiven && (
        <div className={classes.given}>
          <dt>{t('answer.given')}</dt>
          <dd>{words(given)}</dd>
        </div>
      )}
      {correct !== undefined && (
        <div>
          <dt>{t(task.type === 'QUESTION' ? 'answer.model' : 'answer.right')}</dt>
          <dd>{words(correct)}</dd>
        </div>
      )}
    </dl>
  );
}

function GapText({ text, fillings }: { text: string; fillings: readonly string[] }) {
  return gapPieces(text).map((piece) =>
    'words' in piece ? (
      <span key={piece.words}>{piece.words}</span>
    ) : (
      <mark key={`gap ${piece.gap}`} className={classes.gap}>
        {fillings[piece.gap] || '—'}
      </mark>
    ),
  );
}
