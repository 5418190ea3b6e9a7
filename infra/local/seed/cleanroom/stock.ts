import type { ItemInstance } from '#shared/domain/simulators/cleanroom/case.ts';
import type { ItemCode, Size } from '#shared/domain/simulators/cleanroom/catalogue.ts';

/** Things of one code at one place, numbered from 1. */
export const several = (
  code: ItemCode,
  count: number,
  where: ItemInstance['where'],
  more: Partial<ItemInstance> = {},
): ItemInstance[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${code}-${where.at === 'furniture' ? `${where.id.split('-')[0]}-` : ''}${i + 1}`,
    code,
    where,
    ...more,
  }));

export const at = (id: string) => ({ at: 'furniture', id }) as const;

export const glovesOf = { S: 'S018', M: 'S019', L: 'S020', XL: 'S021' } as const satisfies Record<
  Size,
  ItemCode
>;

export const maskOf = { S: 'S022', M: 'S023', L: 'S024', XL: 'S025' } as const satisfies Record<
  Size,
  ItemCode
>;

export const masksAt = (place: string) =>
  Object.values(maskOf).flatMap((code) => several(code, 2, at(place)));

export const glovesAt = (place: string) =>
  Object.values(glovesOf).flatMap((code) => several(code, 2, at(place)));

/** What the changing rooms keep ready for everybody; of what is worn once more than one, for who has to take it off again. */
export const cleanStock: ItemInstance[] = [
  ...several('S001', 2, at('entrance-shelf')),
  // Both ways to have clean feet lie before the first changing zone; who comes in covers may change in it.
  ...several('S003', 1, at('entrance-shelf')),
  ...several('S003', 1, at('locker-shoes')),
  ...several('S010', 2, at('washroom-shelf')),
  ...several('S010', 2, at('dressing-gloves')),
  ...several('S031', 2, at('dressing-gloves')),
  ...masksAt('dressing-gloves'),
  ...glovesAt('dressing-gloves'),
  ...several('S016', 1, at('dressing-table')),
  ...several('S017', 1, at('dressing-table')),
  ...several('S028', 1, at('dressing-rack')),
  ...several('S030', 1, at('dressing-rack')),
  ...several('S029', 1, at('dressing-rack')),
];

/** One coverall of each size on the rack. */
export const coveralls: ItemInstance[] = (['M', 'L', 'XL'] as const satisfies Size[]).flatMap(
  (size) =>
    several('S027', 1, at('dressing-rack'), { size }).map((item) => ({
      ...item,
      id: `S027-${size}`,
    })),
);

/** What everybody comes in from the street: underwear, shirt, jeans, boots. */
export const streetClothes: ItemInstance[] = (['S007', 'S005', 'S006', 'S002'] as const).flatMap(
  (code) => several(code, 1, { at: 'worn' }),
);

export const coat: ItemInstance[] = several('S008', 1, { at: 'worn' });
export const earrings: ItemInstance[] = several('S009', 1, { at: 'worn' });

/** A bag on the shoulder with the key card in it. */
export const bagWithCard: ItemInstance[] = [
  ...several('S004', 1, { at: 'worn' }),
  ...several('S013', 1, { at: 'bag' }),
];
