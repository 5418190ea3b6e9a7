import type { StepWords } from './step-words.ts';

/**
 * The way back, and the way out in an alarm. Facts: W. Whyte (multilab.biz/faq, cleanroom exit changing
 * procedures); connect2cleanrooms.com, gowning protocols; qnfcf.uwaterloo.ca, gowning; fens.sabanciuniv.edu, clean
 * room evacuation; epfl.ch CMi, emergency procedures.
 */
export const leavingSteps = {
  'gloves-off': {
    name: { ru: 'Снять перчатки', en: 'Take off the gloves', ch: '脱手套' },
    hint: {
      ru: 'Снимите перчатки первыми, вывернув наизнанку, и выбросьте в урну.',
      en: 'Take the gloves off first, inside out, and throw them into the bin.',
      ch: '请先脱手套，把里面翻到外面，扔进垃圾桶。',
    },
    explanation: {
      ru: 'На перчатках могут быть следы химикатов. Если вывернуть перчатки, следы останутся внутри и не попадут ни на кожу, ни на спецодежду.',
      en: 'Gloves may carry traces of chemicals. Turned inside out, the gloves keep them in, away from skin and garments.',
      ch: '手套上可能沾有化学品。翻过来脱，就能把它们包在里面，不会沾到皮肤和洁净服。',
    },
  },
  'overboots-off': {
    name: { ru: 'Снять чистые сапоги', en: 'Take off the cleanroom boots', ch: '脱洁净靴' },
    hint: {
      ru: 'Снимите чистые сапоги по одному до комбинезона и верните на место.',
      en: 'Take the cleanroom boots off one by one, before the coverall, and put them back.',
      ch: '请在脱连体服之前逐只脱下洁净靴，放回原处。',
    },
    explanation: {
      ru: 'Сапоги надеты поверх штанин, а их подошвы — самое грязное в комплекте. Снятые раньше, они не заденут комбинезон.',
      en: 'They lie over the legs, and their soles are the dirtiest part of the set. Taken off first, they do not brush the coverall.',
      ch: '洁净靴套在裤腿外面，鞋底又是整套衣服中最脏的部分。先脱掉就不会碰到连体服。',
    },
  },
  'coverall-off': {
    name: { ru: 'Снять комбинезон', en: 'Take off the coverall', ch: '脱连体服' },
    hint: {
      ru: 'Спустите комбинезон с плеч, держа за внутреннюю сторону и не касаясь пола, и повесьте на стеллаж.',
      en: 'Slip the coverall off the shoulders, holding the inside and clear of the floor, and hang it on the rack.',
      ch: '请拿着内侧从肩部往下脱连体服，不要碰到地面，然后挂到洁净服架上。',
    },
    explanation: {
      ru: 'Комбинезон наденут ещё раз. Если наружная сторона коснётся пола или рук, грязь с неё уйдёт в чистую зону в следующий раз.',
      en: 'The coverall is worn again. What its outside picks up from floor or hands goes into the clean zone the next time.',
      ch: '连体服还要再穿。外表面若碰到地面或手，下次脏物就会被带进洁净区。',
    },
  },
  'hood-off': {
    name: { ru: 'Снять шлем', en: 'Take off the hood', ch: '脱头罩' },
    hint: {
      ru: 'После комбинезона снимите шлем и повесьте его на стеллаж.',
      en: 'After the coverall take off the hood and hang it on the rack.',
      ch: '脱下连体服之后，请脱头罩并挂到洁净服架上。',
    },
    explanation: {
      ru: 'Пелерина шлема лежит под комбинезоном. Если вытянуть её раньше, наружу выйдет всё, что осыпалось внутри за смену.',
      en: 'The hood’s yoke lies under the coverall. Pulled out sooner, it brings out all that was shed inside during the shift.',
      ch: '头罩的披肩压在连体服里面。提前拉出来，会把一个班次里掉在里面的东西全带出来。',
    },
  },
  'glasses-off': {
    name: { ru: 'Снять защитные очки', en: 'Take off the safety glasses', ch: '摘护目镜' },
    hint: {
      ru: 'Снимите защитные очки и положите их на место.',
      en: 'Take off the glasses and put them back in their place.',
      ch: '请摘下护目镜，放回原处。',
    },
    explanation: {
      ru: 'Очки многоразовые. На своём месте их не поцарапают, и следующий человек найдёт их чистыми.',
      en: 'They are used again. In their place they are not scratched, and the next person finds them clean.',
      ch: '护目镜要重复使用。放回原处不会刮花，下一个人也能拿到干净的。',
    },
  },
  'mask-off': {
    name: { ru: 'Снять маску', en: 'Take off the mask', ch: '摘口罩' },
    hint: {
      ru: 'Снимите маску и выбросьте её в урну.',
      en: 'Take off the mask and throw it into the bin.',
      ch: '请摘下口罩，扔进垃圾桶。',
    },
    explanation: {
      ru: 'Маска пропиталась влагой и слюной и хуже держит капли. Второй раз её не надевают.',
      en: 'The mask is damp with breath and saliva and stops droplets less well. It is not worn a second time.',
      ch: '口罩已被呼气和唾液浸湿，挡飞沫的效果变差，不能再戴第二次。',
    },
  },
  'hat-off': {
    name: { ru: 'Снять шапочку', en: 'Take off the cap', ch: '摘发罩' },
    hint: {
      ru: 'Последней снимите шапочку и выбросьте её в урну.',
      en: 'Last, take off the cap and throw it into the bin.',
      ch: '最后请摘下发罩，扔进垃圾桶。',
    },
    explanation: {
      ru: 'Пока комбинезон и шлем не убраны, шапочка не даёт волосам упасть на них. В ней волосы и чешуйки кожи, поэтому она одноразовая.',
      en: 'Until coverall and hood hang on the rack, the cap keeps hair off them. It is full of hair and flakes, so it is worn once.',
      ch: '连体服和头罩挂好之前，发罩能防止头发掉到上面。发罩里有头发和皮屑，所以只用一次。',
    },
  },
  'cross-back': {
    name: {
      ru: 'Вернуться через скамью',
      en: 'Cross the bench back',
      ch: '跨回更衣凳外侧',
    },
    hint: {
      ru: 'Спецодежда на месте. Подойдите к скамье и перейдите на уличную сторону.',
      en: 'The garments are in their place. Go to the bench and cross to the street side.',
      ch: '洁净服已放好，请到更衣凳旁跨回非洁净侧。',
    },
    explanation: {
      ru: 'Спецодежда остаётся на чистой стороне: вынесенная за скамью, она соберёт уличную пыль.',
      en: 'The garments stay on the clean side: carried past the bench, they gather street dust.',
      ch: '洁净服要留在洁净侧，拿过更衣凳就会沾上室外灰尘。',
    },
  },
  'boots-on': {
    name: { ru: 'Надеть уличную обувь', en: 'Put on your street shoes', ch: '换上自己的鞋' },
    hint: {
      ru: 'За скамьёй снимите сменную обувь и наденьте свою.',
      en: 'Past the bench, take off the changing shoes and put on your own.',
      ch: '跨过更衣凳后，请脱下换用鞋，换上自己的鞋。',
    },
    explanation: {
      ru: 'Сменная обувь не выходит на уличную сторону, иначе она принесёт оттуда песок на чистый пол.',
      en: 'Changing shoes do not walk the street side, or they bring its sand back to the clean floor.',
      ch: '换用鞋不能穿到非洁净区，否则会把那里的沙子带回洁净地面。',
    },
  },
  'wash-after': {
    name: { ru: 'Вымыть руки после работы', en: 'Wash the hands after work', ch: '下班洗手' },
    hint: {
      ru: 'Перед уходом вымойте руки в санитарной комнате.',
      en: 'Wash your hands in the washroom before you leave.',
      ch: '离开之前，请到盥洗室洗手。',
    },
    explanation: {
      ru: 'На коже могли остаться следы химикатов и пот из-под перчаток. Их смывают до того, как коснуться еды и лица.',
      en: 'Traces of chemicals and sweat from inside the gloves may be on the skin. They are washed off before touching food or face.',
      ch: '皮肤上可能残留化学品和手套里的汗液，要在碰食物和脸之前洗掉。',
    },
  },
  leave: {
    name: { ru: 'Выйти', en: 'Leave', ch: '离开' },
    hint: {
      ru: 'Выходите на улицу.',
      en: 'Go outside.',
      ch: '请走到室外。',
    },
    explanation: {
      ru: 'Выход тоже часть порядка: одноразовое выброшено, остальное на месте, и следующий войдёт в чистое.',
      en: 'Leaving is part of the procedure: throw-away things are thrown away, the rest is in place, and the next person finds it clean.',
      ch: '离开也是规程的一部分：一次性物品已扔掉，其余物品归位，下一个人进来时一切都是干净的。',
    },
  },
  'warn-others': {
    name: { ru: 'Предупредить остальных', en: 'Warn the others', ch: '提醒其他人' },
    hint: {
      ru: 'Громко скажите остальным, что надо выходить.',
      en: 'Call out to the others that everybody has to leave.',
      ch: '请大声提醒其他人立即撤离。',
    },
    explanation: {
      ru: 'За шумом установок, в шлеме и очках сигнал могут не услышать и не увидеть. Крик занимает секунду.',
      en: 'With tools humming, in hood and glasses, a signal may be neither heard nor seen. A call takes a second.',
      ch: '设备噪声大，又戴着头罩和护目镜，别人可能听不到、看不到警报。喊一声只需一秒。',
    },
  },
  'leave-now': {
    name: {
      ru: 'Сразу выйти ближайшим выходом',
      en: 'Leave at once by the nearest exit',
      ch: '立即从最近的出口撤离',
    },
    hint: {
      ru: 'Выходите прямо в спецодежде через ближайший выход, не переодеваясь и не собирая вещи.',
      en: 'Go in your garments through the nearest exit, without changing or collecting things.',
      ch: '请直接穿着洁净服从最近的出口离开，不要更衣，也不要收拾东西。',
    },
    explanation: {
      ru: 'Газ и дым действуют за считаные вдохи, а переодевание занимает минуты. Испачканный комбинезон выстирают или заменят.',
      en: 'Gas and smoke act within a few breaths, and changing takes minutes. A soiled coverall is washed or replaced.',
      ch: '气体和烟雾吸几口就会造成伤害，而更衣要几分钟。连体服弄脏了可以洗、可以换。',
    },
  },
  'no-undressing': {
    name: {
      ru: 'Не раздеваться во время тревоги',
      en: 'No undressing during the alarm',
      ch: '警报期间不脱洁净服',
    },
    hint: {
      ru: 'Оставайтесь в спецодежде: раздеваться сейчас нельзя.',
      en: 'Keep your garments on: this is no time to undress.',
      ch: '请穿着洁净服，现在不能脱衣。',
    },
    explanation: {
      ru: 'При тревоге чистота уже не важна, важно время. Кто раздевается, тот дышит газом и закрывает проход другим.',
      en: 'In an alarm cleanliness no longer counts, time does. Whoever undresses breathes the gas and blocks the way of others.',
      ch: '发生警报时，重要的不再是洁净，而是时间。停下来脱衣会吸入气体，还会挡住别人的路。',
    },
  },
} as const satisfies Record<string, StepWords>;
