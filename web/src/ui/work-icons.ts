import {
  IconBarbell,
  IconBook2,
  IconCertificate,
  IconClipboardCheck,
  IconFileText,
  IconFlask,
  IconListCheck,
  IconStopwatch,
} from '@tabler/icons-react';
import type { Mode, WorkKind } from '#shared/domain/works/work.ts';

/** The icon of each kind of work. */
export const kindIcons = {
  THEORY: IconBook2,
  TEST: IconListCheck,
  DOCUMENT: IconFileText,
  PRACTICE: IconFlask,
  EXAM: IconCertificate,
} as const satisfies Record<WorkKind, typeof IconBook2>;

/** The icon of each way of taking a work. */
export const modeIcons = {
  TRAINING: IconBarbell,
  SELFCONTROL: IconStopwatch,
  CONTROL: IconClipboardCheck,
} as const satisfies Record<Mode, typeof IconBook2>;
