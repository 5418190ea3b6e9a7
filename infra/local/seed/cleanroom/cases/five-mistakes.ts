import type { CleanroomCase, Colleague } from '#shared/domain/simulators/cleanroom/case.ts';
import { withColleague } from '../facility-variants.ts';
import { dressedFor } from '../more-stock.ts';

const sizes = { gloves: 'M', mask: 'L', coverall: 'L' } as const;

/** What is seen is said without a judgement: what is right and what is wrong sound alike. */
const looks: Colleague['looks'] = [
  {
    point: 'hair',
    text: {
      ru: 'У виска из-под шлема видна прядь',
      en: 'A strand shows under the hood at the temple',
      ch: '鬓角处头罩下面露出一缕头发',
    },
  },
  {
    point: 'ears',
    text: {
      ru: 'Шлем над ушами лежит ровно',
      en: 'The hood lies flat over the ears',
      ch: '耳朵处的头罩平整',
    },
  },
  {
    point: 'mask',
    text: {
      ru: 'Верхний край маски проходит под носом',
      en: 'The upper edge of the mask runs below the nose',
      ch: '口罩上边缘在鼻子下方',
    },
  },
  {
    point: 'sleeves',
    text: {
      ru: 'Рукава комбинезона доходят до кистей',
      en: 'The sleeves of the coverall reach down to the hands',
      ch: '连体服的袖子一直到手腕',
    },
  },
  {
    point: 'gloves',
    text: {
      ru: 'Манжеты перчаток заправлены под рукава',
      en: 'The cuffs of the gloves are tucked under the sleeves',
      ch: '手套口塞在袖口里面',
    },
  },
  {
    point: 'wrist',
    text: {
      ru: 'На запястьях под тканью ничего не выступает',
      en: 'Nothing stands out under the fabric at the wrists',
      ch: '手腕处衣料下没有凸起',
    },
  },
  {
    point: 'pocket',
    text: {
      ru: 'В кармане виден угол телефона',
      en: 'The corner of a phone shows in the pocket',
      ch: '口袋里露出手机一角',
    },
  },
  {
    point: 'shoes',
    text: {
      ru: 'Под штанинами видны ботинки со шнурками',
      en: 'Laced boots show below the trouser legs',
      ch: '裤腿下面看得到系带的鞋',
    },
  },
];

export const fiveMistakes: CleanroomCase = {
  id: 'five-mistakes',
  version: 1,
  name: { ru: 'Пять ошибок', en: 'Five mistakes', ch: '五处错误' },
  goal: {
    ru: 'Марина оделась и собирается войти. Осмотрите её и назовите всё, что надето неверно. Ошибок ровно пять.',
    en: 'Marina has dressed and is about to enter. Look her over and name all that is worn wrongly. There are exactly five mistakes.',
    ch: '玛丽娜已穿好洁净服，正准备进入。请检查她的穿戴，指出所有不对的地方。一共有五处错误。',
  },
  // One slip passes: a point left out, or one named for nothing.
  passMark: 80,
  profileId: 'five-mistakes',
  world: {
    facility: withColleague,
    person: {
      gender: 'man',
      location: 'dressing',
      side: 'clean',
      sizes,
      aspects: [],
      cleanHands: true,
      cell: 6,
    },
    items: dressedFor(sizes),
    colleague: {
      furnitureId: 'dressing-colleague',
      gender: 'girl',
      name: { ru: 'Марина', en: 'Marina', ch: '玛丽娜' },
      wears: ['S007', 'S005', 'S006', 'S002', 'S010', 'S023', 'S028', 'S027', 'S029', 'S019'],
      aspects: ['looseHair'],
      looks,
    },
  },
  secret: { situations: [] },
};
