import type { StepWords } from './step-words.ts';

/**
 * Behind the bench: garments from the top down. Facts: W. Whyte (multilab.biz/faq, changing zones, cleanroom
 * entrance zones; mic4.com/articles/entry-exit.php); qnfcf.uwaterloo.ca, gowning; high-techconversions.com, gowning
 * requirements; connect2cleanrooms.com, gowning protocols; cleanroom.gatech.edu/articles/87.
 */
export const dressingSteps = {
  'donning-gloves': {
    name: {
      ru: 'Надеть перчатки для одевания',
      en: 'Put on donning gloves',
      ch: '戴更衣手套',
    },
    hint: {
      ru: 'Наденьте первую пару перчаток: в ней надевают спецодежду.',
      en: 'Put on the first pair of gloves: the garments are put on in them.',
      ch: '请先戴上第一双手套，戴着它穿洁净服。',
    },
    explanation: {
      ru: 'Даже вымытая рука оставляет на ткани кожный жир и чешуйки. Первая пара перчаток бережёт наружную сторону спецодежды.',
      en: 'Even a washed hand leaves grease and skin flakes on the fabric. The first pair keeps the outside of the garments clean.',
      ch: '手洗过之后仍会在衣料上留下油脂和皮屑。第一双手套能保护洁净服的外表面。',
    },
  },
  'donning-gloves-off': {
    name: {
      ru: 'Снять перчатки для одевания',
      en: 'Take off the donning gloves',
      ch: '脱更衣手套',
    },
    hint: {
      ru: 'Спецодежда надета: снимите первую пару перчаток и выбросьте её в урну.',
      en: 'The garments are on: take off the first pair of gloves and throw it into the bin.',
      ch: '洁净服已穿好，请脱下第一双手套并扔进垃圾桶。',
    },
    explanation: {
      ru: 'Первая пара собрала всё, к чему прикасались при одевании. Её снимают или закрывают рабочими перчатками.',
      en: 'The first pair has picked up whatever was touched while dressing. It comes off, or stays covered by the working gloves.',
      ch: '第一双手套沾上了更衣时碰到的一切，要脱下，或用工作手套完全盖住。',
    },
  },
  mask: {
    name: { ru: 'Надеть маску', en: 'Put on the mask', ch: '戴口罩' },
    hint: {
      ru: 'Возьмите маску своего размера. Она закрывает и нос, и рот.',
      en: 'Take a mask of your size. It covers nose and mouth.',
      ch: '请取适合自己尺码的口罩，把鼻子和嘴都盖住。',
    },
    explanation: {
      ru: 'При дыхании и разговоре вылетают капельки слюны. В них соли натрия и калия и бактерии.',
      en: 'Breathing and talking send out droplets of saliva. They carry sodium and potassium salts and bacteria.',
      ch: '呼吸和说话会喷出唾液飞沫，里面含有钠盐、钾盐和细菌。',
    },
  },
  'adjust-mask': {
    name: {
      ru: 'Прижать носовой зажим маски',
      en: 'Fit the nose clip of the mask',
      ch: '压紧口罩鼻夹',
    },
    hint: {
      ru: 'Встаньте к зеркалу и прижмите носовой зажим, пока рабочие перчатки ещё не надеты.',
      en: 'Stand at the mirror and press the nose clip to your nose while no working gloves are on yet.',
      ch: '请站到镜子前，在戴工作手套之前把鼻夹压紧。',
    },
    explanation: {
      ru: 'Через щель у носа дыхание идёт мимо маски и туманит очки. В зеркале щель видно, а поправлять маску потом пришлось бы чистой перчаткой по лицу.',
      en: 'Through a gap at the nose the breath passes the mask and fogs the glasses. The mirror shows the gap; later you would have to touch your face with a clean glove.',
      ch: '鼻梁处有缝隙，呼气就会绕过口罩并使护目镜起雾。照镜子能看到缝隙；以后再调整，就得用干净的手套碰脸了。',
    },
  },
  'inspect-coverall': {
    name: { ru: 'Осмотреть комбинезон', en: 'Inspect the coverall', ch: '检查连体服' },
    hint: {
      ru: 'До того как надеть комбинезон, осмотрите его: упаковка, швы, молния, размер.',
      en: 'Before you put the coverall on, look it over: packet, seams, zip, size.',
      ch: '穿连体服之前请先检查：包装、缝线、拉链和尺码。',
    },
    explanation: {
      ru: 'Комбинезон работает как фильтр вокруг тела. Через дырку или разошедшийся шов выходит всё, что он должен удержать.',
      en: 'A coverall is a filter round the body. Through a hole or an open seam comes all that it should hold back.',
      ch: '连体服就像包住身体的过滤层。一旦有破洞或开线，本该挡住的东西就会全跑出来。',
    },
  },
  hood: {
    name: { ru: 'Надеть шлем', en: 'Put on the hood', ch: '戴头罩' },
    hint: {
      ru: 'Наденьте шлем поверх шапочки, до комбинезона, держа его за внутреннюю сторону.',
      en: 'Put the hood on over the cap, before the coverall, holding it by the inside.',
      ch: '请在穿连体服之前，拿着头罩内侧，把它戴在发罩外面。',
    },
    explanation: {
      ru: 'Одеваются сверху вниз: что осыпалось с головы, накроет следующая вещь. Пелерина шлема уходит под комбинезон и закрывает шею без щели.',
      en: 'You dress from the top down: what falls from the head is covered by the next garment. The hood’s yoke goes under the coverall, so no gap is left at the neck.',
      ch: '更衣要从上到下：头上掉下来的东西会被下一件衣服盖住。头罩的披肩压在连体服里面，颈部才不会有缝隙。',
    },
  },
  coverall: {
    name: { ru: 'Надеть комбинезон', en: 'Put on the coverall', ch: '穿连体服' },
    hint: {
      ru: 'Соберите рукава и штанины в руках, держите комбинезон за внутреннюю сторону и наденьте его после шлема.',
      en: 'Gather sleeves and legs in your hands, hold the coverall by the inside and put it on after the hood.',
      ch: '戴好头罩之后，请把袖子和裤腿收拢在手里，拿着内侧穿上连体服。',
    },
    explanation: {
      ru: 'Человек теряет чешуйки кожи и волокна одежды всё время, а в движении — больше. Комбинезон держит их внутри, пока его наружная сторона чистая.',
      en: 'A person sheds skin flakes and fibres of clothes all the time, and more when moving. The coverall keeps them in, as long as its own outside stays clean.',
      ch: '人体一直在掉皮屑和衣物纤维，活动时掉得更多。连体服能把它们挡在里面，前提是外表面保持干净。',
    },
  },
  overboots: {
    name: { ru: 'Надеть чистые сапоги', en: 'Put on the cleanroom boots', ch: '穿洁净靴' },
    hint: {
      ru: 'Наденьте чистые сапоги поверх штанин комбинезона и застегните.',
      en: 'Put the cleanroom boots on over the legs of the coverall and fasten them.',
      ch: '请把洁净靴穿在连体服裤腿外面并扣好。',
    },
    explanation: {
      ru: 'При ходьбе воздух из комбинезона выдувается вниз. Чистые сапоги поверх штанин закрывают этот выход и саму обувь.',
      en: 'Walking pumps air down and out of the coverall. Cleanroom boots over the legs close that way out, and cover the shoes as well.',
      ch: '走路时，连体服里的空气会从裤脚挤出来。洁净靴套在裤腿外面，既堵住出口，又包住鞋子。',
    },
  },
  glasses: {
    name: { ru: 'Надеть защитные очки', en: 'Put on the safety glasses', ch: '戴护目镜' },
    hint: {
      ru: 'Возьмите защитные очки и наденьте их до рабочих перчаток.',
      en: 'Take the safety glasses and put them on before the working gloves.',
      ch: '请取护目镜，在戴工作手套之前戴好。',
    },
    explanation: {
      ru: 'Очки берегут глаза от брызг химикатов, а пластины — от ресниц и чешуек с бровей.',
      en: 'They keep splashes of chemicals from your eyes, and lashes and flakes of the brows from the wafers.',
      ch: '护目镜既能防止化学品溅入眼睛，也能防止睫毛和眉毛处的皮屑掉到晶圆上。',
    },
  },
  'clean-hands': {
    name: {
      ru: 'Протереть руки спиртом',
      en: 'Clean the hands with alcohol',
      ch: '用酒精擦手',
    },
    hint: {
      ru: 'Возьмите спирт и салфетки и протрите руки перед рабочими перчатками.',
      en: 'Take alcohol and wipes and clean your hands before the working gloves.',
      ch: '请用酒精和无尘布，在戴工作手套之前擦手。',
    },
    explanation: {
      ru: 'Пока вы одевались, руки касались маски, застёжек и обуви. Спирт снимает жир и влагу, и перчатка остаётся чистой снаружи.',
      en: 'While you dressed, your hands met mask, fasteners and shoes. Alcohol takes off grease and moisture, so the glove stays clean outside.',
      ch: '更衣时手碰过口罩、扣子和鞋。酒精能去掉油脂和水分，手套外面才不会被弄脏。',
    },
  },
  gloves: {
    name: { ru: 'Надеть рабочие перчатки', en: 'Put on the working gloves', ch: '戴工作手套' },
    hint: {
      ru: 'Последними наденьте перчатки своего размера и берите их только за внутреннюю сторону манжеты.',
      en: 'Last of all put on gloves of your size, and hold them only by the inside of the cuff.',
      ch: '最后戴上适合自己尺码的手套，只拿手套口的内侧。',
    },
    explanation: {
      ru: 'Перчатки ближе всего к пластине. Надетые последними, они не успели ничего коснуться, а наружная сторона не тронута кожей.',
      en: 'Gloves come closest to the wafer. Put on last, they have touched nothing yet, and no skin has met their outside.',
      ch: '手套离晶圆最近。最后才戴，就没有碰过别的东西，外表面也没有接触过皮肤。',
    },
  },
  'adjust-gloves': {
    name: {
      ru: 'Натянуть манжеты перчаток на рукава',
      en: 'Pull the cuffs over the sleeves',
      ch: '手套口套住袖口',
    },
    hint: {
      ru: 'Натяните манжеты перчаток поверх рукавов комбинезона, чтобы запястье было закрыто.',
      en: 'Pull the glove cuffs over the sleeves of the coverall, so that no wrist shows.',
      ch: '请把手套口拉到连体服袖口外面，不要露出手腕。',
    },
    explanation: {
      ru: 'При движении рука работает как насос: из открытого рукава на пластину летят чешуйки кожи. Манжета поверх рукава его закрывает.',
      en: 'A moving arm works like a pump: skin flakes fly from an open sleeve onto the wafer. The cuff over the sleeve shuts it.',
      ch: '手臂活动时就像气泵，皮屑会从敞开的袖口飞到晶圆上。手套口套住袖口，就把它封住了。',
    },
  },
} as const satisfies Record<string, StepWords>;
