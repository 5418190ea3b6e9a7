import { useTranslation } from 'react-i18next';
import type { Answer, TaskType } from '#shared/domain/works/task.ts';
import type { Key } from '#shared/domain/works/visibility.ts';
import { answerText } from './answer-text.ts';
import { GivenAnswer } from './given-answer.tsx';
import { useFormats } from './use-formats.ts';

interface TypedAnswerProps {
  type: TaskType;
  given: Answer | null;
  /** The key, once it may be shown. */
  correct?: Key | undefined;
}

/** An answer in words to be read, with what would have been right, or the model of a free one. */
export function TypedAnswer({ type, given, correct }: TypedAnswerProps) {
  const { t } = useTranslation('study');
  const { exact } = useFormats();
  const own = answerText(given, exact);
  return (
    <GivenAnswer
      own={own.trim() !== '' && { label: t('answer.own'), shown: own }}
      correct={
        correct !== undefined && {
          label: t(type === 'QUESTION' ? 'answer.model' : 'answer.correct'),
          shown: answerText(correct, exact),
        }
      }
    />
  );
}
