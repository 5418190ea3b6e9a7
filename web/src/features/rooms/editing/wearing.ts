import { type ItemCode, itemKind } from '#shared/domain/simulators/cleanroom/catalogue.ts';

/** Whether something can be worn with what is worn already: one thing of a group, and nothing that bans the other. */
export function canWear(worn: readonly ItemCode[], code: ItemCode): boolean {
  const kind = itemKind(code);
  return worn.every((one) => {
    const other = itemKind(one);
    return (
      other.group !== kind.group &&
      !other.bannedWith.includes(kind.group) &&
      !kind.bannedWith.includes(other.group)
    );
  });
}

/** What is worn with one thing more, inmost first. */
export const withWorn = (worn: readonly ItemCode[], code: ItemCode): ItemCode[] =>
  [...worn, code].sort((a, b) => itemKind(a).layer - itemKind(b).layer);
