import type { CleanroomCase, Colleague } from '#shared/domain/simulators/cleanroom/case.ts';
import { withColleague } from '../facility-variants.ts';
import { dressedFor } from '../more-stock.ts';

const sizes = { gloves: 'M', mask: 'L', coverall: 'L' } as const;

/** What is seen at each part and where its edges are, without a judgement: what is right and what is wrong sound alike. */
const looks: Colleague['looks'] = [
  {
    point: 'hair',
    text: {
      ru: 'Край шлема на лбу, у виска видна прядь волос',
      en: 'The edge of the hood is at the forehead, a strand of hair is seen at the temple',
      ch: '头罩边缘在额头处，鬓角可见一缕头发',
    },
  },
  {
    point: 'ears',
    text: {
      ru: 'Уши под тканью шлема, его нижний край под воротником',
      en: 'The ears are under the fabric of the hood, its lower edge is under the collar',
      ch: '耳朵在头罩里面，头罩下缘在衣领里面',
    },
  },
  {
    point: 'mask',
    text: {
      ru: 'Верхний край маски под носом, нижний под подбородком',
      en: 'The upper edge of the mask is below the nose, the lower one below the chin',
      ch: '口罩上边缘在鼻子下方，下边缘在下巴下方',
    },
  },
  {
    point: 'sleeves',
    text: {
      ru: 'Рукава комбинезона кончаются у кистей',
      en: 'The sleeves of the coverall end at the hands',
      ch: '连体服的袖子到手腕处',
    },
  },
  {
    point: 'gloves',
    text: {
      ru: 'Манжеты перчаток лежат под краем рукавов',
      en: 'The cuffs of the gloves lie under the edge of the sleeves',
      ch: '手套口在袖口里面',
    },
  },
  {
    point: 'wrist',
    text: {
      ru: 'На запястьях видна ткань рукавов',
      en: 'At the wrists the fabric of the sleeves is seen',
      ch: '手腕处可见袖子的面料',
    },
  },
  {
    point: 'pocket',
    text: {
      ru: 'В кармане виден угол телефона',
      en: 'In the pocket the corner of a phone is seen',
      ch: '口袋处可见手机一角',
    },
  },
  {
    point: 'shoes',
    text: {
      ru: 'Ниже штанин видны ботинки со шнурками',
      en: 'Below the trouser legs laced boots are seen',
      ch: '裤腿下面可见系带的鞋',
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
