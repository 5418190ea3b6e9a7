import type { CleanroomState, Surface } from '#shared/domain/simulators/cleanroom/state.ts';
import type { House } from './house.ts';
import type { Stock } from './items/stock.ts';
import type { Figure } from './person/figure.ts';

interface Soiled {
  house: House;
  stock: Stock;
  figure: Figure;
}

/** Tells the parts of the drawing how dirty they are, for the lamp. */
export function showSoil(state: CleanroomState, { house, stock, figure }: Soiled): void {
  const amount = (surface: Surface): number => {
    const marks = state.marks[surface]?.length ?? 0;
    return marks === 0 ? 0 : Math.min(1, 0.7 + marks * 0.1);
  };
  for (const [look, part] of figure.looks) {
    const surface: Surface = look === 'hands' || look === 'face' ? look : `item:${look}`;
    figure.table.soil(part, amount(surface));
  }
  for (const id of stock.ids) {
    const part = stock.partOf(id);
    if (part !== undefined) stock.table.soil(part, amount(`item:${id}`));
    if (state.items[id]?.where.at === 'hand')
      figure.table.soil(figure.lookOf('held'), amount(`item:${id}`));
  }
  for (const id of house.furnitureIds)
    for (const part of house.partsOf(id)) house.table.soil(part, amount(`furniture:${id}`));
}
