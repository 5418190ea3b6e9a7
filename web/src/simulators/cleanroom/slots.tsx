import { IconBackpack, IconHandStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { allThings, bagOf, inHand } from '#shared/domain/simulators/cleanroom/look-up.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { SessionView } from '../runs/cleanroom-session.ts';
import classes from './slots.module.css';
import type { CleanroomWords } from './words.ts';

/** "Bottom: hand and bag as slots." */
export function Slots({ view, words }: { view: SessionView; words: CleanroomWords }) {
  const { t } = useTranslation('cleanroom');
  const { matter, played } = view;
  const held = inHand(matter, played.state);
  const bag = bagOf(matter, played.state);
  const inBag = allThings(matter, played.state).filter(({ now }) => now.where.at === 'bag');
  const isWithPerson = bag?.now.where.at === 'worn' || bag?.now.where.at === 'hand';
  return (
    <div className={classes.slots}>
      <div className={classes.slot} data-full={held !== undefined}>
        <Icon of={IconHandStop} />
        <span className={classes.label}>{t('hand.label')}</span>
        <span className={classes.what}>{held ? words.thing(held.id) : t('hand.empty')}</span>
      </div>
      {bag && (
        <div className={classes.slot} data-full={isWithPerson}>
          <Icon of={IconBackpack} />
          <span className={classes.label}>{t('bag.label')}</span>
          <span className={classes.what}>
            {!isWithPerson && t('bag.away')}
            {isWithPerson && (inBag.map(({ id }) => words.thing(id)).join(', ') || t('bag.empty'))}
          </span>
        </div>
      )}
    </div>
  );
}
