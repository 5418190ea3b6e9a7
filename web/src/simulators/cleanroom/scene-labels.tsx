import { useEffect, useRef } from 'react';
import { labelPlaces } from './label-places.ts';
import type { CleanroomScene, Target } from './scene-api.ts';
import classes from './scene-labels.module.css';

/** A name beside something in the scene. */
export interface SceneLabel {
  target: Target;
  text: string;
  /** Names of doors and people are always there, other names while they are asked for. */
  isShown: boolean;
}

/** What a target is called in the page, so that a label and what it names find each other. */
export const targetKey = (target: Target): string => {
  if (target.kind === 'furniture')
    return `furniture:${target.id}${target.cell ? `/${target.cell}` : ''}`;
  if (target.kind === 'item' || target.kind === 'door') return `${target.kind}:${target.id}`;
  if (target.kind === 'colleague') return `colleague:${target.point}`;
  if (target.kind === 'floor') return `floor:${target.location}`;
  return target.kind;
};

/**
 * "Labels in the scene are DOM, projected, so they are sharp and readable by machines." They move with every frame
 * that is drawn, and with none otherwise.
 */
export function SceneLabels({
  scene,
  labels,
}: {
  scene: CleanroomScene;
  labels: readonly SceneLabel[];
}) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(labels);
  shown.current = labels;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new labels are placed at once
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const rows = [...current.children].flatMap((span, i) => {
      const label = shown.current[i];
      const text = span.firstElementChild;
      if (!label || !(span instanceof HTMLElement) || !(text instanceof HTMLElement)) return [];
      return [{ ...label, span, text, width: text.offsetWidth }];
    });
    const place = () => {
      const colleague = scene.colleagueBox();
      const seen = rows.flatMap((row) => {
        const spot = scene.spotOf(row.target);
        const isThere = spot?.isVisible === true;
        row.span.dataset.there = String(isThere);
        if (!isThere) return [];
        row.span.style.transform = `translate(${spot.x}px, ${spot.y}px)`;
        const keepsOff = row.target.kind === 'colleague' ? null : colleague;
        return row.isShown ? [{ ...spot, width: row.width, text: row.text, keepsOff }] : [];
      });
      const stage = { width: current.clientWidth, height: current.clientHeight };
      for (const [i, to] of labelPlaces(seen, stage).entries()) {
        const { text } = seen[i] as (typeof seen)[number];
        text.style.visibility = to ? 'visible' : 'hidden';
        if (to) text.style.transform = `translate(calc(-50% + ${to.dx}px), ${to.dy}px)`;
      }
    };
    place();
    return scene.onFrame(place);
  }, [scene, labels]);
  return (
    <div ref={box} className={classes.labels} aria-hidden="true">
      {labels.map(({ target, text, isShown }) => (
        <span
          key={targetKey(target)}
          className={classes.label}
          data-target={targetKey(target)}
          data-shown={isShown}
        >
          <span className={classes.text}>{text}</span>
        </span>
      ))}
    </div>
  );
}
