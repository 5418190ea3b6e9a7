import type { MistakeWords } from './mistake-words.ts';

/**
 * Mistakes with hands and garments. Facts: qnfcf.uwaterloo.ca, gowning; nano.indiana.edu, best practices; W. Whyte
 * (multilab.biz/faq, changing zones, cleanroom entrance zones); cleanroom.gatech.edu/articles/87.
 */
export const garmentMistakes = {
  'hands-unwashed': {
    name: { ru: 'Руки не вымыты', en: 'Hands not washed', ch: '没有洗手' },
    explanation: {
      ru: 'Вы взяли спецодежду или перчатки руками с улицы. Пот, жир и соль с кожи легко переходят на них.',
      en: 'You took a garment or gloves with hands from the street. Sweat, grease and salt of the skin get onto them easily.',
      ch: '您用没洗过的手拿了洁净服或手套，皮肤上的汗液、油脂和盐分很容易沾到上面。',
    },
    consequence: {
      ru: 'Такая грязь уходит с надетым в чистую зону, а оттуда на кассеты. Увидеть её нельзя, поэтому комплект надо заменить.',
      en: 'Such dirt goes into the clean zone with what is worn, and from there onto cassettes. Nobody can see it, so the set has to be replaced.',
      ch: '这种脏污会随穿戴的衣物进入洁净区，再沾到晶圆盒上。它肉眼看不见，所以这套衣物需要更换。',
    },
  },
  'hands-soiled': {
    name: {
      ru: 'Руки испачканы после мытья',
      en: 'Hands soiled after washing',
      ch: '洗手后又弄脏了手',
    },
    explanation: {
      ru: 'После мытья вы коснулись лица, пола или чего-то грязного, например уличной вещи, и теми же руками взяли спецодежду. Грязь перешла на неё.',
      en: 'After washing you touched your face, the floor or something dirty, such as a street thing, and took a garment with the same hands. The dirt went with them.',
      ch: '洗手后您又碰了脸、地面或脏东西（例如室外物品），再用同一双手拿了洁净服，脏物也沾了上去。',
    },
    consequence: {
      ru: 'Мытьё пропало зря: грязь уходит на спецодежде в чистую зону. Руки моют или протирают спиртом ещё раз, а испачканное меняют.',
      en: 'The washing was in vain: on the garment the dirt goes into the clean zone. The hands are washed or wiped again, and what was soiled is changed.',
      ch: '手白洗了：脏物会随洁净服进入洁净区。应重新洗手或用酒精擦手，弄脏的要更换。',
    },
  },
  'garment-soiled': {
    name: {
      ru: 'Спецодежда испачкана',
      en: 'Garment soiled',
      ch: '弄脏了洁净服',
    },
    explanation: {
      ru: 'На спецодежде или перчатках осталась грязь: они коснулись уличной вещи, пола, скамьи или кожи. Чистой такая вещь уже не считается.',
      en: 'A garment or glove carries dirt: it met a street thing, the floor, a bench or skin. It no longer counts as clean.',
      ch: '洁净服或手套碰过室外物品、地面、凳子或皮肤，上面沾了脏物，已不再算干净。',
    },
    consequence: {
      ru: 'Грязь осыпается и переходит на всё, чего вы коснётесь у пластин. Испачканную вещь меняют до входа.',
      en: 'The dirt falls off and gets onto whatever you touch near the wafers. What is soiled is changed before entering.',
      ch: '脏物会掉落，也会沾到您在晶圆旁碰到的一切。弄脏的物品要在进入之前更换。',
    },
  },
  'outside-touched': {
    name: {
      ru: 'Касание наружной стороны',
      en: 'Outside of a garment touched',
      ch: '碰到外表面',
    },
    explanation: {
      ru: 'Наружная сторона остаётся чистой, пока её не тронули рукой. Кожа оставляет на ней жир, соль и чешуйки.',
      en: 'The outside is clean until a hand touches it. Skin leaves grease, salt and flakes on it.',
      ch: '外表面没被手碰过才是干净的。皮肤会在上面留下油脂、盐分和皮屑。',
    },
    consequence: {
      ru: 'Эта сторона обращена к пластинам: следы кожи переходят на рабочие поверхности, перчатки или комплект меняют.',
      en: 'This is the side that faces the wafers: traces of skin get onto the work surfaces, and gloves or set have to be changed.',
      ch: '这一面正对着晶圆，皮肤的痕迹会转移到工作台面，手套或整套洁净服都要更换。',
    },
  },
  'face-touched': {
    name: { ru: 'Касание лица', en: 'Face touched', ch: '碰到脸' },
    explanation: {
      ru: 'С лица на пальцы переходят кожный жир, пот и чешуйки, и следующую вещь вы берёте уже ими.',
      en: 'Grease, sweat and flakes get from the face onto the fingers, and the next thing is taken with them.',
      ch: '脸上的油脂、汗液和皮屑会沾到手指上，再带到下一件物品上。',
    },
    consequence: {
      ru: 'Следы лица попадают на спецодежду. Руки надо протереть спиртом до того, как взять что-нибудь ещё.',
      en: 'Traces of the face get onto the garments. The hands have to be wiped with alcohol before anything else is taken.',
      ch: '脸上的脏物会沾到洁净服上。拿其他东西之前，必须先用酒精擦手。',
    },
  },
  'skin-with-gloves': {
    name: {
      ru: 'Касание кожи перчаткой',
      en: 'Skin touched with gloves',
      ch: '戴着手套碰皮肤',
    },
    explanation: {
      ru: 'Перчатка чистая, пока не тронула кожу. Обратно тоже опасно: на ней могут быть следы химикатов.',
      en: 'A glove is clean until it meets skin. The other way is a danger too: it may carry traces of chemicals.',
      ch: '手套碰到皮肤就不干净了。反过来也危险：手套上可能有化学品。',
    },
    consequence: {
      ru: 'Жир и соль с такой перчатки переходят на всё, что вы берёте, вплоть до пинцета и кассеты. Перчатки надо сменить.',
      en: 'Grease and salt get from this glove onto all you take, tweezers and cassettes included. The gloves have to be changed.',
      ch: '油脂和盐分会从手套转移到您拿的所有东西上，包括镊子和晶圆盒。手套必须更换。',
    },
  },
  'damaged-garment': {
    name: { ru: 'Рваная спецодежда', en: 'Damaged garment', ch: '洁净服破损' },
    explanation: {
      ru: 'Спецодежда держит частицы внутри только целой. Через дырку их выдувает при каждом движении.',
      en: 'A garment holds particles in only while it is whole. Each movement blows them out through a hole.',
      ch: '洁净服只有完好才能挡住颗粒。有破洞，每动一下都会把颗粒吹出来。',
    },
    consequence: {
      ru: 'Частицы идут на пластины весь рабочий день, партия под угрозой. Порванное надо сразу заменить и сдать.',
      en: 'Particles fall on the wafers all through the shift and the lot is at risk. A torn garment is replaced at once and handed in.',
      ch: '整个班次都会有颗粒落到晶圆上，这批产品有风险。破损的洁净服要立即更换并上交。',
    },
  },
  'dirty-garment': {
    name: { ru: 'Грязная спецодежда', en: 'Dirty garment', ch: '洁净服不干净' },
    explanation: {
      ru: 'Пятна и пыль на спецодежде попадают в чистую зону вместе с вами. Для грязного есть бак для белья.',
      en: 'Stains and dust on a garment enter the clean zone with you. For dirty ones there is the laundry bin.',
      ch: '洁净服上的污渍和灰尘会随您进入洁净区。脏的应放进回收衣箱。',
    },
    consequence: {
      ru: 'Грязь осыпается у установок и переходит на стулья, ручки и перчатки. Спецодежду надо отдать в стирку.',
      en: 'The dirt falls off near the tools and gets onto chairs, handles and gloves. The garment has to go to the laundry.',
      ch: '脏物会掉在设备旁，还会沾到椅子、把手和手套上。这件洁净服必须送洗。',
    },
  },
  'worn-twice': {
    name: {
      ru: 'Одноразовое надето второй раз',
      en: 'Single-use item worn again',
      ch: '一次性用品重复使用',
    },
    explanation: {
      ru: 'Одноразовая вещь после первого раза уже собрала пот, волосы и пыль, а её ткань растянута.',
      en: 'After its first use a single-use item holds sweat, hair and dust, and its material is stretched.',
      ch: '一次性用品用过一次就沾上了汗液、毛发和灰尘，材料也已经变松。',
    },
    consequence: {
      ru: 'Собранное в первый раз попадает в чистую зону, а защита хуже. Возьмите новую вещь, старую выбросьте.',
      en: 'What it gathered the first time enters the clean zone, and it protects less. Take a new one and throw the old one away.',
      ch: '第一次沾上的脏物会进入洁净区，防护效果也变差。请换新的，旧的扔掉。',
    },
  },
  'sleeve-on-floor': {
    name: { ru: 'Рукав коснулся пола', en: 'Sleeve on the floor', ch: '袖子碰到地面' },
    explanation: {
      ru: 'Рукава и штанины комбинезона свисают до пола, если их не собрать в руках. Пол — самая грязная поверхность раздевалки.',
      en: 'Sleeves and legs of a coverall reach the floor unless they are gathered in the hands. The floor is the dirtiest surface of a changing room.',
      ch: '连体服的袖子和裤腿如果不收拢在手里，就会拖到地上。地面是更衣区最脏的表面。',
    },
    consequence: {
      ru: 'Пыль с пола на рукаве окажется прямо над пластинами. Комбинезон надо заменить.',
      en: 'On the sleeve the dust of the floor ends up right above the wafers. The coverall has to be replaced.',
      ch: '地上的灰尘会随袖子来到晶圆正上方。这件连体服需要更换。',
    },
  },
  'item-on-floor': {
    name: { ru: 'Вещь на полу', en: 'Item put on the floor', ch: '物品放在地上' },
    explanation: {
      ru: 'По полу ходят, и на него оседает всё, что осыпалось с людей. Вещь с пола чистой уже не считается.',
      en: 'People walk the floor, and all that falls from them settles there. What has lain on it no longer counts as clean.',
      ch: '地面有人走动，人身上掉下来的东西都落在上面。放过地上的物品就不再算干净。',
    },
    consequence: {
      ru: 'Пыль с пола уходит на руки и спецодежду, а о вещь ещё и споткнутся. Чистое после пола отдают в стирку или выбрасывают.',
      en: 'The dust of the floor gets onto hands and garments, and somebody may trip over the thing. Clean things that lay there are washed or thrown away.',
      ch: '地上的灰尘会沾到手和洁净服上，还可能绊倒人。掉在地上的干净物品要送洗或扔掉。',
    },
  },
  'garment-left-lying': {
    name: {
      ru: 'Снятое оставлено не на месте',
      en: 'Garment left out of its place',
      ch: '脱下的洁净服没有放到规定位置',
    },
    explanation: {
      ru: 'Комбинезон, шлем и чистые сапоги вешают на стеллаж или сдают в стирку, защитные очки кладут на чистой стороне, на стеллаж или на полку масок и перчаток, сменную обувь ставят на полку для обуви, одноразовое бросают в урну. На скамье спецодежда собирает пыль с одежды других, а ношеная маска среди чистых пачкает их.',
      en: 'Coverall, hood and cleanroom boots go onto the rack or into the laundry bin, glasses onto the rack or the mask and glove shelf of the clean side, changing shoes onto the shoe shelf, single-use items into the bin. On a bench a garment picks up the dust of other people’s clothes, and a used mask soils the clean ones beside it.',
      ch: '连体服、头罩和洁净靴放到洁净服架或回收衣箱，护目镜放到洁净侧的洁净服架或口罩手套架，换用鞋放到鞋架，一次性用品扔进垃圾桶。洁净服放在凳子上会沾到别人衣服上的灰尘，用过的口罩放在干净口罩中间会把它们弄脏。',
    },
    consequence: {
      ru: 'Многоразовое придётся сдать в стирку раньше срока, ношеное одноразовое кто-нибудь возьмёт как новое.',
      en: 'What is worn again has to be washed before its time, and somebody may take a used single-use item for a new one.',
      ch: '可重复使用的要提前送洗，用过的一次性用品可能被别人当成新的拿走。',
    },
  },
  'hair-visible': {
    name: { ru: 'Волосы не убраны', en: 'Hair not covered', ch: '头发没有收好' },
    explanation: {
      ru: 'Вы надели шапочку или шлем на распущенные волосы. Пряди выбиваются наружу, и с них осыпаются волоски и чешуйки кожи.',
      en: 'You put cap or hood over loose hair. Strands work their way out and shed hairs and skin flakes.',
      ch: '您在头发散开的情况下戴了发罩或头罩。头发会露出来，掉落毛发和皮屑。',
    },
    consequence: {
      ru: 'Волос на пластине — брак на этом месте, а внутри установки — поиск и чистка. Соберите волосы и наденьте новую шапочку.',
      en: 'A hair on a wafer spoils what is under it, and in a tool it means search and cleaning. Tie the hair and take a new cap.',
      ch: '头发落在晶圆上，那里就会报废；落进设备里，就要停机查找和清洁。请扎好头发，换一个新发罩。',
    },
  },
  'beard-uncovered': {
    name: { ru: 'Борода не закрыта', en: 'Beard not covered', ch: '胡须没有罩住' },
    explanation: {
      ru: 'Борода и усы теряют волоски и чешуйки кожи при разговоре и каждом повороте головы.',
      en: 'Beard and moustache shed hairs and flakes with every word and every turn of the head.',
      ch: '说话和转头时，胡须都会掉毛和皮屑。',
    },
    consequence: {
      ru: 'Частицы падают на то, над чем вы наклонились, то есть на пластины. Партия под угрозой.',
      en: 'Particles fall on whatever you bend over, and that is the wafers. The lot is at risk.',
      ch: '您俯身看什么，颗粒就落在什么上面，也就是晶圆上。这批产品有风险。',
    },
  },
  'wrong-size': {
    name: { ru: 'Не тот размер', en: 'Wrong size', ch: '尺码不合适' },
    explanation: {
      ru: 'Тесная вещь рвётся и съезжает, а широкая оставляет щели и цепляется за оборудование.',
      en: 'A tight garment tears and rides up, a wide one leaves gaps and catches on equipment.',
      ch: '太紧会撕裂、上滑，太松会留缝隙，还会勾到设备。',
    },
    consequence: {
      ru: 'Через щели и разрывы выходят частицы, а работать неудобно. Возьмите свой размер.',
      en: 'Particles leave through gaps and tears, and work is clumsy. Take your own size.',
      ch: '颗粒会从缝隙和破口漏出来，干活也不方便。请换成自己的尺码。',
    },
  },
} as const satisfies Record<string, MistakeWords>;
