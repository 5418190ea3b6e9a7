import { IconPuzzleOff } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt, VisibleTask } from '#shared/contracts/attempts.ts';
import type { Answer, TaskType } from '#shared/domain/works/task.ts';
import type { Key } from '#shared/domain/works/visibility.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { StatePanel } from '#web/ui/state-panel.tsx';
import { ChoiceWidget, chooseByIndex } from './choice-widget.tsx';
import { LongText, ShortText } from './typed-widgets.tsx';

const loadOrder = () => import('./order-widget.tsx');
const loadCase = async () => (await import('./case-door.ts')).loadCaseWidget();

/** What every task type is given to show itself. */
export interface TaskWidgetProps {
  task: VisibleTask;
  /** The attempt that the task is one of. */
  attempt: Pick<Attempt, 'id' | 'type' | 'deadline'>;
  value: Answer | null;
  /** Absent: the answer is locked. */
  onChange: ((value: Answer) => void) | undefined;
  /** Answers with what is there, where a button does so too. */
  onConfirm: (() => void) | undefined;
  /** The answer is on its way: it stays as it is until the verdict. */
  isBusy: boolean;
  /** Answers that were tried and are wrong. */
  tried: readonly Answer[];
  /** The key, once it may be shown. */
  correct: Key | undefined;
  /** Id of the element that asks the question. */
  labelledBy: string;
}

/** A way of answering. */
export interface TaskWidget {
  Widget: ComponentType<TaskWidgetProps>;
  /** What the key of an option chooses; absent where the type has no options. */
  byIndex?: (task: VisibleTask, value: Answer | null, index: number) => Answer | null;
  /** Fetches what the first view does without. */
  fetch?: () => Promise<unknown>;
  /** What says that an answer saves itself, before there is one. */
  unsaved: 'none' | 'noneTyped' | 'noneOrder' | 'noneRun';
  /** What says that it is saved; absent: it is, and can be changed until the end. */
  saved?: 'savedRun';
}

/** The task types that can be answered here; a further type is a further row. */
const widgets: Partial<Record<TaskType, TaskWidget>> = {
  SINGLECHOICE: { Widget: ChoiceWidget, byIndex: chooseByIndex, unsaved: 'none' },
  MULTICHOICE: { Widget: ChoiceWidget, byIndex: chooseByIndex, unsaved: 'none' },
  ORDERQUESTION: {
    Widget: lazyPart(loadOrder, (module) => module.OrderWidget),
    fetch: loadOrder,
    unsaved: 'noneOrder',
  },
  COMMONQUESTION: { Widget: ShortText, unsaved: 'noneTyped' },
  QUESTION: { Widget: LongText, unsaved: 'noneTyped' },
  TASKTESTCASECASSETESTATUS: {
    Widget: lazyPart(loadCase, (module) => module.CaseWidget),
    fetch: loadCase,
    unsaved: 'noneRun',
    saved: 'savedRun',
  },
};

/** The way of answering a task type. */
export const widgetOf = (type: TaskType): TaskWidget =>
  widgets[type] ?? { Widget: NoWidget, unsaved: 'none' };

/** Fetches the ways of answering all these tasks; what does not come now is asked for again when it is needed. */
export const fetchWidgets = (tasks: readonly VisibleTask[]): Promise<unknown> =>
  Promise.allSettled(tasks.map((task) => widgetOf(task.type).fetch?.()));

function NoWidget() {
  const { t } = useTranslation('test');
  return (
    <StatePanel icon={IconPuzzleOff} title={t('noWidget.title')} text={t('noWidget.text')} plain />
  );
}
