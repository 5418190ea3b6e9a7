import type { StepWords } from './step-words.ts';

/** Pointing out what is wrong with a colleague; a name is what is to be done, so that "done" and "not done" follow it. Facts: W. Whyte (multilab.biz/faq, cleanroom entrance zones: the mirror check); nano.indiana.edu, best practices; ywccleanroom.yale.edu, policies. */
export const colleagueSteps = {
  'name-hair': {
    name: { ru: 'Указать, что видны волосы', en: 'Point out that hair shows', ch: '指出头发外露' },
    hint: {
      ru: 'Посмотрите на край шлема у висков и лба.',
      en: 'Look at the edge of the hood, at temples and forehead.',
      ch: '请看头罩边缘，额头和鬓角处。',
    },
    explanation: {
      ru: 'Волос — тоже частица, и крупная. С выбившейся пряди на пластины падают ещё и чешуйки кожи.',
      en: 'A hair is a particle too, and a large one. A strand that shows also drops skin flakes onto the wafers.',
      ch: '一根头发就是一个大颗粒，外露的头发还会把皮屑掉到晶圆上。',
    },
  },
  'name-mask': {
    name: {
      ru: 'Указать, что маска надета неверно',
      en: 'Point out that the mask is worn wrongly',
      ch: '指出口罩没戴好',
    },
    hint: {
      ru: 'Посмотрите, где проходит верхний край маски.',
      en: 'See where the upper edge of the mask runs.',
      ch: '请看口罩的上边缘在哪里。',
    },
    explanation: {
      ru: 'Дышат и носом: из-под спущенной маски капли и влага летят прямо на пластины.',
      en: 'The nose breathes too: from behind a slipped mask droplets and moisture go straight to the wafers.',
      ch: '鼻子也在呼气：口罩滑落后，飞沫和湿气会直接落到晶圆上。',
    },
  },
  'name-gloves': {
    name: {
      ru: 'Указать, что перчатки надеты неверно',
      en: 'Point out that the gloves are worn wrongly',
      ch: '指出手套没戴好',
    },
    hint: {
      ru: 'Посмотрите, что лежит сверху: манжета перчатки или рукав.',
      en: 'See what lies on top: the glove’s cuff or the sleeve.',
      ch: '请看哪个在外面：手套口还是袖口。',
    },
    explanation: {
      ru: 'Манжета под рукавом оставляет рукав открытым: при каждом движении из него выходят чешуйки кожи.',
      en: 'A cuff under the sleeve leaves the sleeve open: with each movement skin flakes come out.',
      ch: '手套口塞在袖口里面，袖口就是敞开的，每动一下都会漏出皮屑。',
    },
  },
  'name-shoes': {
    name: {
      ru: 'Указать, что обувь не закрыта',
      en: 'Point out that the shoes are not covered',
      ch: '指出鞋没有套好',
    },
    hint: {
      ru: 'Посмотрите на ноги ниже штанин.',
      en: 'Look at the feet below the trouser legs.',
      ch: '请看裤腿以下的脚部。',
    },
    explanation: {
      ru: 'Уличные подошвы оставляют песок и соль на чистом полу, и другие разнесут их дальше.',
      en: 'Street soles leave sand and salt on the clean floor, and others carry them on.',
      ch: '户外鞋会把沙子和盐分留在洁净地面上，再被别人越带越远。',
    },
  },
  'name-pocket': {
    name: {
      ru: 'Указать на лишнее в кармане',
      en: 'Point out what is in the pocket',
      ch: '指出口袋里的多余物品',
    },
    hint: {
      ru: 'Посмотрите на карман: пуст ли он?',
      en: 'Look at the pocket: is it empty?',
      ch: '请看口袋，是空的吗？',
    },
    explanation: {
      ru: 'Телефон, бумага и карандаш несут волокна, графит и жир с пальцев, а чтобы их достать, касаются грязного чистой перчаткой.',
      en: 'Phone, paper and pencil bring fibres, graphite and finger grease, and taking them out soils a clean glove.',
      ch: '手机、纸和铅笔会带进纤维、石墨和手上的油脂，掏出来时还会弄脏干净的手套。',
    },
  },
} as const satisfies Record<string, StepWords>;
