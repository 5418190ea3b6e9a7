import { useTranslation } from 'react-i18next';
import { thingsInSight } from '#shared/domain/simulators/cleanroom/available.ts';
import type { Thing } from '#shared/domain/simulators/cleanroom/look-up.ts';
import type { SessionView } from '../../runs/cleanroom-session.ts';
import type { CleanroomWords } from '../words.ts';
import classes from './things-tab.module.css';

/** Everything in sight and where it is: what is worn, inmost first, what is carried, what lies in the room. */
export function ThingsTab({ view, words }: { view: SessionView; words: CleanroomWords }) {
  const { t } = useTranslation('cleanroom');
  const { state } = view.played;
  const things = thingsInSight(view.matter, state);
  const of = (...places: string[]) => things.filter(({ now }) => places.includes(now.where.at));
  const worn = of('worn').sort((a, b) => a.kind.layer - b.kind.layer);
  return (
    <div className={classes.things}>
      <ThingList title={t('around.worn')} things={worn} view={view} words={words} />
      <ThingList title={t('around.carried')} things={of('hand', 'bag')} view={view} words={words} />
      <ThingList
        title={t('around.room')}
        things={of('furniture', 'floor')}
        view={view}
        words={words}
      />
    </div>
  );
}

interface ThingListProps {
  title: string;
  things: Thing[];
  view: SessionView;
  words: CleanroomWords;
}

function ThingList({ title, things, view, words }: ThingListProps) {
  const { t } = useTranslation('cleanroom');
  const placeOf = ({ now: { where } }: Thing) => {
    if (where.at === 'furniture') return words.place(where.id);
    if (where.at === 'hand') return t('hand.label');
    return where.at === 'bag' ? t('bag.label') : '';
  };
  return (
    <section aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      {things.length === 0 ? (
        <p className={classes.none}>{t('around.nothing')}</p>
      ) : (
        <ul className={classes.list}>
          {things.map((thing) => (
            <li key={thing.id}>
              <span>{words.thing(thing.id)}</span>
              <span className={classes.note}>
                {[words.condition(thing.id, view.played.state), placeOf(thing)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
