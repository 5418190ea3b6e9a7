import type { StepWords } from './step-words.ts';

/**
 * From the street to the bench. Facts: W. Whyte (multilab.biz/faq, approaching the pre-change zones, pre-change
 * zones; mic4.com/articles/entry-exit.php); cleanroom.gatech.edu/articles/87; nano.indiana.edu, best practices;
 * ywccleanroom.yale.edu, policies; sst.semiconductor-digest.com, K. Goldstein on cosmetics in cleanrooms (2001);
 * xpsdata.com/glove.htm (salt and oils of bare hands).
 */
export const arrivingSteps = {
  'shoe-cleaner': {
    name: { ru: 'Почистить обувь', en: 'Clean the shoes', ch: '清洁鞋底' },
    hint: {
      ru: 'У входа стоит машинка для чистки обуви. Подойдите и пройдитесь щётками по подошвам.',
      en: 'A shoe cleaner stands at the entrance. Go there and brush the soles.',
      ch: '入口处有鞋底清洁机，请走过去刷净鞋底。',
    },
    explanation: {
      ru: 'С улицы на подошвах приносят песок, землю и соль. Что счистили у входа, то уже не разнесут по раздевалке.',
      en: 'Soles bring sand, soil and salt from the street. What is brushed off at the entrance is not spread over the changing rooms.',
      ch: '鞋底会从室外带进沙子、泥土和盐分。在入口刷掉的东西，就不会再被带到更衣区。',
    },
  },
  card: {
    name: { ru: 'Приложить ключ-карту', en: 'Show the key card', ch: '刷门禁卡' },
    hint: {
      ru: 'Подойдите к считывателю у двери и приложите ключ-карту: она должна быть в руке или на шее.',
      en: 'Go to the reader by the door and show the key card: it has to be in your hand or round your neck.',
      ch: '请走到门旁的读卡器前刷卡，门禁卡要拿在手里或挂在脖子上。',
    },
    explanation: {
      ru: 'Входят только обученные люди, а при тревоге по картам видно, кто остался внутри.',
      en: 'Only trained people come in, and in an alarm the cards show who is still inside.',
      ch: '只有受过培训的人员才能进入；发生警报时，刷卡记录能显示谁还在里面。',
    },
  },
  'sticky-mat': {
    name: { ru: 'Пройти по липкому коврику', en: 'Walk over the sticky mat', ch: '踩粘尘垫' },
    hint: {
      ru: 'Подойдите к липкому коврику и наступите на него каждой ногой три раза.',
      en: 'Go to the sticky mat and step on it three times with each foot.',
      ch: '请走到粘尘垫上，每只脚踩三次。',
    },
    explanation: {
      ru: 'Клейкий слой снимает пыль с подошв. С одного шага сходит не всё, поэтому наступают несколько раз.',
      en: 'The adhesive layer takes dust off the soles. One step does not take all of it, so you step several times.',
      ch: '粘性层会粘走鞋底的灰尘。踩一次粘不干净，所以要多踩几次。',
    },
  },
  'shoe-covers': {
    name: { ru: 'Надеть бахилы', en: 'Put on shoe covers', ch: '穿鞋套' },
    hint: {
      ru: 'Возьмите бахилы с полки и наденьте их поверх уличной обуви, прежде чем идти за спецодеждой.',
      en: 'Take shoe covers from the shelf and put them on over your street boots before you go for the garments.',
      ch: '请从鞋架上取鞋套，套在户外鞋上，然后再去拿洁净服。',
    },
    explanation: {
      ru: 'Обувь — самое пыльное, что вы приносите с улицы. Бахилы не пускают эту пыль туда, где надевают спецодежду.',
      en: 'Shoes are the dustiest thing that you bring from the street. Shoe covers keep that dust from where the garments are put on.',
      ch: '鞋是从室外带来的最脏的东西。鞋套能把这些灰尘包住，不带到穿洁净服的地方。',
    },
  },
  footwear: {
    name: {
      ru: 'Надеть бахилы или сменную обувь',
      en: 'Put on shoe covers or changing shoes',
      ch: '穿鞋套或换鞋',
    },
    hint: {
      ru: 'У полки с бахилами наденьте их на уличную обувь или переобуйтесь в сменную. Дальше в уличной обуви не ходят.',
      en: 'At the shelf with the shoe covers, put them over your street boots or change into the changing shoes. Nobody goes further in street boots.',
      ch: '请在放鞋套的鞋架旁，给户外鞋套上鞋套，或者换上换用鞋。再往里就不能穿户外鞋了。',
    },
    explanation: {
      ru: 'Уличные подошвы оставляют следы песка и соли. В зоне переодевания ходят все, и след одного человека другие разнесут до самой чистой зоны.',
      en: 'Street soles leave sand and salt behind. Everybody walks in the changing zone, so one person’s tracks are carried on by the others, as far as the clean zone.',
      ch: '户外鞋的鞋底会留下沙子和盐分。大家都在更衣区走动，一个人的脚印会被其他人一直带到洁净区。',
    },
  },
  'coat-off': {
    name: {
      ru: 'Снять и повесить куртку',
      en: 'Take off and hang up the coat',
      ch: '脱下外套并挂好',
    },
    hint: {
      ru: 'Если на плече сумка, снимите сначала её. Потом снимите куртку и повесьте в зоне переодевания 1.',
      en: 'Take the bag off your shoulder if you wear one, then the coat, and hang the coat up in changing zone 1.',
      ch: '请先取下肩上的包，再脱下外套，在一更区挂好。',
    },
    explanation: {
      ru: 'Ткань и мех собирают уличную пыль и теряют ворс при каждом движении. Под комбинезоном ворс вытряхивается через манжеты и ворот.',
      en: 'Cloth and fur gather street dust and shed fibres with every movement. Under a coverall the fibres are pumped out at cuffs and collar.',
      ch: '布料和毛皮会积聚室外灰尘，每动一下都会掉纤维。穿在连体服里面时，纤维会从袖口和领口被挤出来。',
    },
  },
  'jewellery-off': {
    name: {
      ru: 'Снять украшения и часы',
      en: 'Take off jewellery and watch',
      ch: '摘下首饰和手表',
    },
    hint: {
      ru: 'Снимите украшения и часы и оставьте их в сумке или в своей ячейке.',
      en: 'Take off jewellery and watch and leave them in your bag or your locker cell.',
      ch: '请摘下首饰和手表，放进包里或自己的储物柜。',
    },
    explanation: {
      ru: 'Под украшениями копятся пот и чешуйки кожи. Острый край рвёт перчатку или шлем, а упавшая серёжка может попасть в установку.',
      en: 'Sweat and skin flakes gather under jewellery. A sharp edge tears a glove or a hood, and an earring that falls may end up in a tool.',
      ch: '首饰下面会积聚汗液和皮屑。尖锐的边缘会划破手套或头罩，掉落的耳环还可能落进设备里。',
    },
  },
  'bag-away': {
    name: { ru: 'Убрать сумку в ячейку', en: 'Put the bag away', ch: '把包放进储物柜' },
    hint: {
      ru: 'Откройте ключ-картой свою ячейку, уберите в неё сумку со всем лишним и закройте дверцу.',
      en: 'Open your locker cell with the key card, put the bag with everything else in it and shut the door.',
      ch: '请用门禁卡打开自己的储物柜，把包和所有不需要的东西放进去，然后关好柜门。',
    },
    explanation: {
      ru: 'Сумка стоит на полу в транспорте, а в ней еда, бумага и телефон: крошки, волокна и жир с пальцев. Ничего из этого отмыть у входа нельзя.',
      en: 'A bag stands on the floors of buses and holds food, paper and a phone: crumbs, fibres and finger grease. None of it can be cleaned at the door.',
      ch: '包会放在公交车等处的地上，里面还有食物、纸和手机，带着碎屑、纤维和手上的油脂，这些在门口都无法清洁。',
    },
  },
  'litter-away': {
    name: { ru: 'Выбросить мусор', en: 'Throw the litter away', ch: '扔掉垃圾' },
    hint: {
      ru: 'Выбросьте мусор в урну, прежде чем мыть руки.',
      en: 'Throw the litter into the waste bin before you wash your hands.',
      ch: '请在洗手之前把垃圾扔进垃圾桶。',
    },
    explanation: {
      ru: 'На обёртке крошки, жир и бумажные волокна. Оставленная на полке или скамье, она пачкает всё, что положат рядом.',
      en: 'A wrapper carries crumbs, grease and paper fibres. Left on a shelf or bench it soils whatever is laid beside it.',
      ch: '包装纸上有碎屑、油脂和纸纤维。放在架子或凳子上，会弄脏旁边的东西。',
    },
  },
  'makeup-off': {
    name: { ru: 'Снять макияж', en: 'Remove make-up', ch: '卸妆' },
    hint: {
      ru: 'Снимите макияж в санитарной комнате, у зеркала или у раковины, пока маска не надета.',
      en: 'Remove make-up in the washroom, at the mirror or the sink, while no mask is on.',
      ch: '请在戴口罩之前，到盥洗室的镜子前或洗手台卸妆。',
    },
    explanation: {
      ru: 'Пудра и тени — это мелкий порошок из минералов и оксидов металлов, он осыпается с лица весь день. На пластине такие частицы и металлы дают дефекты.',
      en: 'Powder and eye shadow are fine minerals and metal oxides that fall from the face all day. On a wafer such particles and metals make defects.',
      ch: '粉底和眼影是细小的矿物和金属氧化物粉末，整天都会从脸上掉落。这些颗粒和金属落到晶圆上就会造成缺陷。',
    },
  },
  'tie-hair': {
    name: { ru: 'Собрать волосы', en: 'Tie the hair', ch: '扎好头发' },
    hint: {
      ru: 'Соберите волосы до того, как наденете шапочку.',
      en: 'Tie your hair before you put on the cap.',
      ch: '请在戴发罩之前把头发扎好。',
    },
    explanation: {
      ru: 'Распущенные волосы выбиваются из-под шапочки и шлема. С них осыпаются чешуйки кожи, а на всём, чего они коснутся, остаётся жир.',
      en: 'Loose hair works its way out from under cap and hood. It sheds skin flakes and leaves grease on whatever it touches.',
      ch: '散开的头发会从发罩和头罩下面露出来，不仅会掉皮屑，碰到哪里还会留下油脂。',
    },
  },
  'wash-hands': {
    name: { ru: 'Вымыть руки', en: 'Wash the hands', ch: '洗手' },
    hint: {
      ru: 'Уберите всё уличное, подойдите к раковине и вымойте руки. После этого к уличным вещам не прикасайтесь.',
      en: 'Put all street things away, go to the sink and wash your hands. Touch no street things afterwards.',
      ch: '请先放好所有室外物品，再到洗手台洗手。洗手后不要再碰室外物品。',
    },
    explanation: {
      ru: 'На руках пот, жир и уличная грязь. В поте есть соль, а её ионы натрия портят изолирующие слои приборов. Чистые руки не пачкают спецодежду.',
      en: 'Hands carry sweat, grease and street dirt. Sweat holds salt, and its sodium ions spoil the insulating layers of devices. Clean hands keep the garments clean.',
      ch: '手上有汗液、油脂和室外的脏物。汗里含盐，其中的钠离子会破坏器件的绝缘层。手干净，洁净服才不会被弄脏。',
    },
  },
  hat: {
    name: { ru: 'Надеть шапочку', en: 'Put on the cap', ch: '戴发罩' },
    hint: {
      ru: 'Возьмите шапочку и уберите под неё все волосы, до шлема.',
      en: 'Take a cap and tuck all hair under it, before the hood.',
      ch: '请取一个发罩，把头发全部收进去，然后再戴头罩。',
    },
    explanation: {
      ru: 'Шапочка держит волосы и чешуйки кожи. Без неё они попадают внутрь шлема и выходят через его край у лица.',
      en: 'The cap holds back hair and skin flakes. Without it they collect in the hood and leave it at the edge round the face.',
      ch: '发罩能兜住头发和皮屑。不戴发罩，它们会落进头罩里，再从脸部边缘漏出来。',
    },
  },
  'beard-cover': {
    name: { ru: 'Надеть накладку на бороду', en: 'Put on the beard cover', ch: '戴胡须罩' },
    hint: {
      ru: 'Возьмите накладку и закройте ею бороду и усы до маски.',
      en: 'Take a beard cover and cover beard and moustache with it, before the mask.',
      ch: '请取胡须罩，在戴口罩之前把胡须全部罩住。',
    },
    explanation: {
      ru: 'Борода и усы теряют волоски и чешуйки кожи, как и волосы на голове. Маска закрывает их не целиком.',
      en: 'Beard and moustache shed hairs and skin flakes just as the head does. A mask does not cover all of them.',
      ch: '胡须和头发一样会掉毛和皮屑，口罩无法把它们完全盖住。',
    },
  },
  'cross-bench': {
    name: { ru: 'Перейти через скамью', en: 'Cross the bench', ch: '跨过更衣凳' },
    hint: {
      ru: 'Подойдите к скамье в зоне разделения и перенесите ноги на чистую сторону.',
      en: 'Go to the bench in the separation zone and swing your legs over to the clean side.',
      ch: '请走到隔离区的更衣凳旁，把腿跨到洁净侧。',
    },
    explanation: {
      ru: 'Скамья — граница между грязным и чистым полом. Обувь закрывают или меняют до того, как нога встанет на чистую сторону.',
      en: 'The bench is the border between the dirty and the clean floor. Shoes are covered or changed before a foot stands on the clean side.',
      ch: '更衣凳是脏地面和洁净地面的分界。鞋要先套好或换好，脚才能踩到洁净侧。',
    },
  },
} as const satisfies Record<string, StepWords>;
