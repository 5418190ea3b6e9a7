import type { Colleague } from '#shared/domain/simulators/cleanroom/case.ts';
import {
  type ItemCode,
  type ItemGroup,
  itemKind,
} from '#shared/domain/simulators/cleanroom/catalogue.ts';
import type { Aspect } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { Condition } from '#shared/domain/simulators/cleanroom/state.ts';
import { colour } from '../../../host/clay.ts';
import { egg, tube } from '../../../host/solids.ts';
import { sewBody, sewHands } from './body.ts';
import * as clean from './clean-clothes.ts';
import { sewHead } from './head.ts';
import type { Gender } from './measures.ts';
import * as street from './street-clothes.ts';
import { Tailor } from './tailor.ts';

export type { Gender };

/** Something that is worn: its id tells its look apart from the others'. */
export interface Worn {
  id: string;
  code: ItemCode;
  isWrong: boolean;
  condition: Condition;
}

export interface Dress {
  gender: Gender;
  aspects: readonly Aspect[];
  worn: readonly Worn[];
}

/** Looks of a figure that are no garments: their glow and dirt. */
export const bodyLooks = ['body', 'hands', 'face', 'held'] as const;

/** The look of a garment of a colleague, by its place in the list of what is worn. */
export const lookOfColleague = (at: number, code: ItemCode): string => `colleague-${at}-${code}`;

export const dressOfColleague = (colleague: Colleague): Dress => ({
  gender: colleague.gender,
  aspects: colleague.aspects,
  worn: colleague.wears.map((code, i) => ({
    id: lookOfColleague(i, code),
    code,
    isWrong: false,
    condition: 'sound',
  })),
});

/** How far the outermost thing on the chest lies outside the skin. */
function bulk(groups: Set<ItemGroup>): number {
  if (groups.has('coverall')) return 0.03 + (groups.has('coat') ? clean.coatStuffing : 0);
  if (groups.has('coat')) return 0.046;
  return groups.has('shirt') ? 0.014 : 0.007;
}

const tears: Partial<Record<ItemGroup, readonly [number, number, number]>> = {
  coverall: [0.075, 1.2, 0.165],
  coat: [0.08, 1.15, 0.17],
  shirt: [0.075, 1.2, 0.13],
  jeans: [0.1, 0.62, 0.088],
  mask: [0.03, 1.535, 0.148],
  gloves: [0.215, 0.82, 0.046],
  hood: [0.05, 1.72, 0.09],
  hat: [0.05, 1.74, 0.07],
};

/** A hole or a stain that is seen on the garment while it is worn. */
function sewFault(
  tailor: Tailor,
  group: ItemGroup,
  condition: Condition,
  groups: Set<ItemGroup>,
): void {
  const place = tears[group];
  if (!place || condition === 'sound' || condition === 'used') return;
  const isStuffed = groups.has('coat') && groups.has('coverall');
  if (isStuffed && group === 'coat') return;
  const isPushed = isStuffed && group === 'coverall';
  const at = [place[0], place[1], place[2] + (isPushed ? clean.coatStuffing : 0)] as const;
  const bone =
    at[1] > 1.46 ? 'head' : group === 'gloves' ? 'handL' : group === 'jeans' ? 'thighL' : 'chest';
  tailor.on(bone);
  if (condition === 'damaged') {
    tailor.paint(colour('#2b2f36'), 0);
    const [x, y, z] = at;
    const k = at[1] > 1.46 || group === 'gloves' ? 0.45 : 1;
    tube(
      tailor.solid,
      [
        [x - 0.03 * k, y + 0.03 * k, z],
        [x - 0.004 * k, y + 0.004, z + 0.003],
        [x + 0.008 * k, y - 0.006, z + 0.003],
        [x + 0.03 * k, y - 0.035 * k, z],
      ],
      (t) => 0.009 * k * Math.sin(Math.PI * t) + 0.001,
      6,
    );
    return;
  }
  tailor.paint(colour('#8a7250'), 0);
  egg(tailor.solid, [at[0], at[1], at[2] - 0.004], [0.03, 0.026, 0.008], -1, 1, 10, 6);
  egg(
    tailor.solid,
    [at[0] + 0.03, at[1] - 0.03, at[2] - 0.005],
    [0.014, 0.012, 0.008],
    -1,
    1,
    8,
    6,
  );
}

function sewGarment(tailor: Tailor, worn: Worn, groups: Set<ItemGroup>): void {
  const { isWrong } = worn;
  const sewers: Partial<Record<ItemGroup, () => void>> = {
    underwear: () =>
      street.sewUnderwear(
        tailor,
        groups.has('jeans') || groups.has('coverall'),
        groups.has('shirt') || groups.has('coverall'),
      ),
    shirt: () => street.sewShirt(tailor),
    jeans: () =>
      street.sewJeans(tailor, groups.has('boots'), groups.has('shirt') || groups.has('coat')),
    coat: () => street.sewCoat(tailor, groups.has('coverall')),
    boots: () => street.sewBoots(tailor),
    bag: () => street.sewBag(tailor, bulk(groups)),
    earrings: () => {
      if (!groups.has('hood')) street.sewEarrings(tailor);
    },
    watch: () => {
      if (!groups.has('coverall') && !groups.has('coat')) street.sewWatch(tailor);
    },
    keyCard: () => street.sewKeyCard(tailor, bulk(groups)),
    changingShoes: () => clean.sewChangingShoes(tailor),
    shoeCovers: () => clean.sewShoeCovers(tailor),
    hat: () => {
      if (!groups.has('hood')) clean.sewHat(tailor);
    },
    mask: () => clean.sewMask(tailor, isWrong),
    gloves: () => clean.sewGloves(tailor, isWrong),
    donningGloves: () => {
      if (!groups.has('gloves')) clean.sewDonningGloves(tailor);
    },
    coverall: () => clean.sewCoverall(tailor, groups.has('gloves'), groups.has('coat')),
    hood: () => clean.sewHood(tailor, groups.has('coverall')),
    glasses: () => clean.sewGlasses(tailor),
    overboots: () => clean.sewOverboots(tailor),
    beardCover: () => clean.sewBeardCover(tailor),
  };
  const { group } = itemKind(worn.code);
  sewers[group]?.();
  sewFault(tailor, group, worn.condition, groups);
}

/** The whole figure in its clothes; `lookOf` tells the part that shows glow and dirt of a garment. */
export function sewFigure(dress: Dress, lookOf: (id: string) => number): Tailor {
  const tailor = new Tailor(dress.gender);
  const groups = new Set(dress.worn.map((worn) => itemKind(worn.code).group));
  tailor.look = lookOf('body');
  sewBody(tailor);
  tailor.look = lookOf('hands');
  if (!groups.has('gloves') || dress.worn.some((worn) => worn.isWrong)) sewHands(tailor);
  tailor.look = lookOf('face');
  sewHead(tailor, {
    hasMakeup: dress.aspects.includes('makeup'),
    isHairLoose: dress.aspects.includes('looseHair'),
    hasMoustache: dress.aspects.includes('mustaches'),
    hasBeard: dress.aspects.includes('beard'),
    hairCover: groups.has('hood') ? 'hood' : groups.has('hat') ? 'cap' : 'none',
    isMouthHidden: false,
  });
  const layered = [...dress.worn].sort((a, b) => itemKind(a.code).layer - itemKind(b.code).layer);
  for (const worn of layered) {
    tailor.look = lookOf(worn.id);
    sewGarment(tailor, worn, groups);
  }
  return tailor;
}
