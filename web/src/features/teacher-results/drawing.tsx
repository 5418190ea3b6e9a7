import { useTranslation } from 'react-i18next';
import type { Shapes } from '#shared/domain/works/task.ts';
import classes from './answer-view.module.css';

interface DrawingProps {
  picture: string | undefined;
  shapes: Shapes['shapes'];
}

const points = (shape: Shapes['shapes'][number]) =>
  shape.points.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ');

/** What was drawn over a picture. */
export function Drawing({ picture, shapes }: DrawingProps) {
  const { t } = useTranslation('teacherResults');
  return (
    <div className={classes.drawing}>
      {picture && <img src={picture} alt="" />}
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('answer.drawing', { count: shapes.length })}
      >
        {shapes.map((shape) =>
          shape.kind === 'brush' ? (
            <polyline key={points(shape)} points={points(shape)} />
          ) : shape.kind === 'polygon' ? (
            <polygon key={points(shape)} points={points(shape)} />
          ) : (
            shape.points.map(({ x, y }) => (
              <circle key={`${x} ${y}`} cx={x * 100} cy={y * 100} r={1.5} />
            ))
          ),
        )}
      </svg>
    </div>
  );
}
