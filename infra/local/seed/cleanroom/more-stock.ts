import type { ItemInstance } from '#shared/domain/simulators/cleanroom/case.ts';
import type { Size } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import { at, glovesAt, glovesOf, maskOf, masksAt, several } from './stock.ts';

/** What a gowning room without a bench keeps: shoe covers in the locker room, all else behind the door. */
export const gowningRoomStock: ItemInstance[] = [
  ...several('S001', 2, at('locker-shoes')),
  ...several('S010', 2, at('washroom-shelf')),
  ...several('S010', 2, at('dressing-gloves')),
  ...masksAt('dressing-gloves'),
  ...several('S031', 2, at('dressing-gloves')),
  ...several('S032', 1, at('dressing-gloves')),
  ...glovesAt('dressing-gloves'),
  ...several('S016', 1, at('dressing-table')),
  ...several('S017', 1, at('dressing-table')),
  ...several('S028', 1, at('dressing-rack')),
  ...several('S030', 1, at('dressing-rack')),
  ...several('S029', 1, at('dressing-rack')),
];

/** Whyte’s zones: caps and beard covers before the changing zone, overboots at the bench, glasses and gloves behind it. */
export const threeZonesStock: ItemInstance[] = [
  ...several('S001', 2, at('locker-shoes')),
  ...several('S003', 1, at('locker-shoes')),
  ...several('S010', 2, at('washroom-shelf')),
  ...several('S031', 2, at('washroom-shelf')),
  ...masksAt('dressing-gloves'),
  ...several('S032', 1, at('dressing-gloves')),
  ...several('S028', 1, at('dressing-rack')),
  ...several('S030', 1, at('separate-shelf')),
  ...several('S029', 1, at('separate-gloves')),
  ...glovesAt('separate-gloves'),
  ...several('S016', 1, at('separate-gloves')),
  ...several('S017', 1, at('separate-gloves')),
];

/** Somebody who is dressed for the clean zone from the start. */
export function dressedFor(sizes: Record<'gloves' | 'mask' | 'coverall', Size>): ItemInstance[] {
  const worn = { at: 'worn' } as const;
  return [
    ...(['S007', 'S005', 'S006', 'S003', 'S010'] as const).flatMap((code) =>
      several(code, 1, worn),
    ),
    ...several(maskOf[sizes.mask], 1, worn, { state: 'correct' }),
    ...several('S028', 1, worn),
    ...several('S027', 1, worn, { size: sizes.coverall }),
    ...several('S030', 1, worn),
    ...several('S029', 1, worn),
    ...several(glovesOf[sizes.gloves], 1, worn, { state: 'correct' }),
  ];
}
