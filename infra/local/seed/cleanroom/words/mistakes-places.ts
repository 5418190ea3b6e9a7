import type { MistakeWords } from './mistake-words.ts';

/**
 * Mistakes with what is worn or carried from the street, with doors and ways, and with other people. Facts:
 * nano.indiana.edu, best practices; cleanroom.uga.edu, policies; ywccleanroom.yale.edu, policies;
 * fens.sabanciuniv.edu, conduct and evacuation; W. Whyte (multilab.biz/faq, pre-change zones);
 * qnfcf.uwaterloo.ca, footwear, clothing and other guidelines (lockers; closed shoes, for spills);
 * cnf.cornell.edu/howto/dress_code, cleanroom.byu.edu/gowning, nanofab.ualberta.ca 5.2 (closed shoes).
 */
export const placeMistakes = {
  'street-shoes': {
    name: {
      ru: 'Уличная обувь без бахил',
      en: 'Street shoes not covered',
      ch: '户外鞋没有套鞋套',
    },
    explanation: {
      ru: 'Вы прошли в уличной обуви дальше, чем в ней ходят. На подошвах песок, земля и дорожная соль. Через эту границу, дверь или скамью, идут в бахилах или сменной обуви.',
      en: 'You went further in street shoes than they may go. Their soles carry sand, soil and road salt. This border, a door or a bench, is passed in shoe covers or changing shoes.',
      ch: '您穿着户外鞋走过了界限。鞋底有沙子、泥土和融雪盐。要过这道门或更衣凳，必须先套好鞋套或换好鞋。',
    },
    consequence: {
      ru: 'Следы остаются на полу, и все, кто пройдёт после вас, разнесут их до чистой зоны. Пол надо мыть заново.',
      en: 'The tracks stay on the floor, and everybody after you carries them on to the clean zone. The floor has to be cleaned again.',
      ch: '脚印会留在地面上，后面的人会一直带到洁净区。地面必须重新清洁。',
    },
  },
  'no-shoes': {
    name: {
      ru: 'Без обуви',
      en: 'No shoes on',
      ch: '没有穿鞋',
    },
    explanation: {
      ru: 'Бахилы и чистые сапоги надевают поверх закрытой обуви: своей или сменной. Сами по себе они тонкие и ногу не защищают.',
      en: 'Shoe covers and cleanroom boots go over closed shoes, your own or the changing shoes. By themselves they are thin and do not protect the foot.',
      ch: '鞋套和洁净靴要穿在包住脚的鞋外面，自己的鞋或换用鞋都可以。它们本身很薄，不能保护脚。',
    },
    consequence: {
      ru: 'Пролитый химикат или осколок достанет до кожи, а в скользких чехлах без подошвы легко упасть.',
      en: 'Spilled chemicals or a shard reach the skin, and in slippery covers without a sole it is easy to fall.',
      ch: '洒出的化学品或碎片会伤到皮肤，没有鞋底的鞋套很滑，也容易摔倒。',
    },
  },
  'street-clothes-carried': {
    name: {
      ru: 'Уличная одежда или обувь в руках',
      en: 'Street clothes or shoes carried in',
      ch: '手拿便服或户外鞋进入洁净侧',
    },
    explanation: {
      ru: 'Снятое дальше раздевалки не носят: с одежды и подошв сыплется и тогда, когда они в руках. Для них есть ячейка, вешалка и полка для обуви.',
      en: 'What was taken off stays in the changing room: clothes and soles shed in the hand as well. There is a cell, a coat rail and a shoe shelf for them.',
      ch: '脱下的衣物和鞋要留在更衣区：拿在手里同样会掉脏物。请放进储物柜、挂在挂衣架或放到鞋架上。',
    },
    consequence: {
      ru: 'Песок и волокна остаются на чистой стороне, а руки, которые это несли, уже не чистые. Пол и полки надо мыть заново.',
      en: 'Sand and fibres stay on the clean side, and the hands that carried them are no longer clean. Floor and shelves have to be cleaned again.',
      ch: '沙子和纤维会留在洁净侧，拿过它们的手也不再干净。地面和架子都要重新清洁。',
    },
  },
  'left-lying': {
    name: {
      ru: 'Своя вещь оставлена не на месте',
      en: 'Own thing left out of its place',
      ch: '个人物品没有放回规定位置',
    },
    explanation: {
      ru: 'Вы ушли, а свою вещь оставили не на месте. Сумка, украшения и мелочи лежат в ячейке, одежда — в ячейке или на вешалке, обувь — на полке или в ячейке. На скамью же садятся все, и пыль с вещи переходит на их одежду.',
      en: 'You left a thing of yours out of its place. Bag, jewellery and small things go into the cell, clothes into the cell or on the coat rail, shoes on the shelf or into the cell. Everybody sits on the bench, and the dust of the thing goes onto their clothes.',
      ch: '您走开时没有把自己的物品放回规定位置。包、首饰和小物品要放进储物柜，衣服放进储物柜或挂在挂衣架上，鞋放在鞋架上或储物柜里。凳子人人都要坐，物品上的灰尘会沾到别人的衣服上。',
    },
    consequence: {
      ru: 'Пыль и волокна с вещи другие уносят на себе дальше, а сама она мешает и может пропасть.',
      en: 'Others carry its dust and fibres on with them, and the thing is in the way and may get lost.',
      ch: '别人会把上面的灰尘和纤维继续带进去，物品本身也碍事，还可能丢失。',
    },
  },
  'wrongly-binned': {
    name: {
      ru: 'Нужная вещь в урне или баке',
      en: 'Threw away what is not waste',
      ch: '扔掉了不该扔的物品',
    },
    explanation: {
      ru: 'В урну бросают мусор и одноразовое, в бак для белья — спецодежду. Свои вещи оставляют в ячейке, на вешалке и на полке для обуви, многоразовую спецодежду — на стеллаже.',
      en: 'Waste and single-use items go into the bin, garments into the laundry bin. Your own things stay in the cell, on the coat rail and the shoe shelf, and garments that are worn again on the rack.',
      ch: '垃圾桶只放垃圾和一次性用品，回收衣箱只放洁净服。自己的物品放在储物柜、挂衣架和鞋架上，可重复使用的洁净服放回洁净服架。',
    },
    consequence: {
      ru: 'Из урны и бака ничего не достают: вещь пропала. А в стирку вместе со спецодеждой уличное не берут.',
      en: 'Nothing is taken out of a bin again, so the thing is lost. And street things are not washed together with garments.',
      ch: '扔进去就不能再取出，物品也就没了。室外衣物不能和洁净服一起清洗。',
    },
  },
  'sitting-in-coverall': {
    name: {
      ru: 'Сидение на скамье в комбинезоне',
      en: 'Sitting on the bench in the coverall',
      ch: '穿着连体服坐凳子',
    },
    explanation: {
      ru: 'На скамью садятся в своей одежде, и пыль с неё остаётся на сиденье. Комбинезон её соберёт.',
      en: 'People sit on the bench in their own clothes, and dust of those stays on the seat. The coverall picks it up.',
      ch: '大家穿自己的衣服坐过凳子，灰尘留在凳面上，连体服一坐就沾上了。',
    },
    consequence: {
      ru: 'Пыль уходит на комбинезоне в чистую зону и остаётся на стульях у установок.',
      en: 'On the coverall the dust goes into the clean zone and stays on the chairs at the tools.',
      ch: '灰尘会随连体服进入洁净区，留在设备旁的椅子上。',
    },
  },
  'cosmetics-kept': {
    name: { ru: 'Макияж не снят', en: 'Make-up not removed', ch: '没有卸妆' },
    explanation: {
      ru: 'Косметика — порошок из минералов и оксидов металлов. Он осыпается с лица, и маска его не держит.',
      en: 'Make-up is a powder of minerals and metal oxides. It falls from the face, and a mask does not hold it back.',
      ch: '化妆品是矿物和金属氧化物粉末，会从脸上掉落，口罩也挡不住。',
    },
    consequence: {
      ru: 'Частицы и металлы на пластинах дают дефекты, а маску и шлем изнутри придётся менять.',
      en: 'Particles and metals on wafers make defects, and mask and hood are soiled inside and have to be changed.',
      ch: '颗粒和金属落到晶圆上会造成缺陷，口罩和头罩内侧也被弄脏，必须更换。',
    },
  },
  'jewellery-kept': {
    name: {
      ru: 'Украшения или часы не сняты',
      en: 'Jewellery or watch kept on',
      ch: '没有摘首饰或手表',
    },
    explanation: {
      ru: 'Под украшением копятся пот и чешуйки кожи, а его край рвёт перчатку или шлем изнутри.',
      en: 'Sweat and skin flakes gather under jewellery, and its edge tears glove or hood from inside.',
      ch: '首饰下面会积聚汗液和皮屑，边缘会从里面划破手套或头罩。',
    },
    consequence: {
      ru: 'Через разрыв выходят частицы и проходят химикаты, а упавшую вещь ищут внутри установки.',
      en: 'Through the tear particles get out and chemicals get in, and a thing that falls has to be searched for in the tool.',
      ch: '颗粒会从破口漏出，化学品会渗入；饰物掉落后，还要到设备里去找。',
    },
  },
  'carried-in': {
    name: {
      ru: 'Лишнее на чистой стороне',
      en: 'Forbidden things on the clean side',
      ch: '带入禁带物品',
    },
    explanation: {
      ru: 'Еда, питьё, бумага, ручка, телефон и сумка дают крошки, капли, волокна, чернила и жир с пальцев. Очистить их у входа нельзя.',
      en: 'Food, drink, paper, pen, phone and bag bring crumbs, drops, fibres, ink and finger grease. They cannot be cleaned at the door.',
      ch: '食物、饮料、纸、笔、手机和包会带来碎屑、液滴、纤维、墨水和手上的油脂，在门口无法清洁。',
    },
    consequence: {
      ru: 'Частицы остаются в зоне и после того, как вещь унесли. А съесть там что-нибудь — значит проглотить и следы химикатов.',
      en: 'The particles stay in the zone after the thing is gone. And whoever eats there also swallows traces of chemicals.',
      ch: '东西拿走后颗粒仍留在里面。在那里吃东西，还会把残留的化学品吃进去。',
    },
  },
  'door-left-open': {
    name: { ru: 'Дверь не закрыта', en: 'Door left open', ch: '没有关门' },
    explanation: {
      ru: 'Чистый воздух держится разностью давлений. Пока дверь открыта, давление падает, и пыль идёт внутрь.',
      en: 'A difference of pressure keeps the air clean. While a door is open the pressure falls and dust drifts in.',
      ch: '洁净空气靠压差维持。门开着，压差就会下降，灰尘便会进来。',
    },
    consequence: {
      ru: 'Частиц в зоне становится больше, может сработать сигнал давления, и работу остановят до проверки.',
      en: 'The particle count in the zone rises, the pressure alarm may sound, and work stops until the zone is checked.',
      ch: '区内颗粒增多，可能触发压差报警，检查完之前要停工。',
    },
  },
  'locker-left-open': {
    name: { ru: 'Ячейка не закрыта', en: 'Locker cell left open', ch: '储物柜没有关' },
    explanation: {
      ru: 'Закрытая дверца держит уличную пыль с одежды и сумки внутри ячейки.',
      en: 'A shut door keeps the street dust of clothes and bag inside the cell.',
      ch: '柜门关好，衣服和包上的室外灰尘才会留在柜子里。',
    },
    consequence: {
      ru: 'Пыль разлетается по раздевалке и садится на тех, кто переодевается рядом. А ваши вещи остались без присмотра.',
      en: 'Dust spreads in the room and settles on those who change beside you. And your things are left unguarded.',
      ch: '灰尘会散到更衣区，落在旁边更衣的人身上，您的物品也无人看管。',
    },
  },
  'coat-on-clean-side': {
    name: {
      ru: 'Куртка на чистой стороне',
      en: 'Coat on the clean side',
      ch: '外套进入洁净侧',
    },
    explanation: {
      ru: 'Куртка собирает уличную пыль и шерсть и теряет волокна при каждом движении.',
      en: 'A coat gathers dust and hair in the street and sheds fibres with every movement.',
      ch: '外套会积聚室外灰尘和毛发，每动一下都会掉纤维。',
    },
    consequence: {
      ru: 'Волокна садятся на спецодежду всех, кто рядом, и уходят с ней к пластинам.',
      en: 'The fibres settle on the garments of everybody near and go with them to the wafers.',
      ch: '纤维会落到周围所有人的洁净服上，再被带到晶圆旁。',
    },
  },
  'undressed-in-alarm': {
    name: {
      ru: 'Переодевание во время тревоги',
      en: 'Undressing during the alarm',
      ch: '警报期间脱洁净服',
    },
    explanation: {
      ru: 'Вы остановились снять спецодежду. Газ и дым действуют за считаные вдохи, а переодевание занимает минуты.',
      en: 'You stopped to take garments off. Gas and smoke act within a few breaths, and changing takes minutes.',
      ch: '您停下来脱洁净服。气体和烟雾吸几口就会造成伤害，而更衣要几分钟。',
    },
    consequence: {
      ru: 'Кто раздевается, отравится сам и задержит тех, кто идёт за ним. Спецодежду можно заменить, здоровье нельзя.',
      en: 'Whoever stops to undress is harmed and holds up those behind. Garments can be replaced, health cannot.',
      ch: '自己会受到伤害，还会挡住后面的人。洁净服可以换，健康换不回来。',
    },
  },
  'wrong-exit': {
    name: { ru: 'Не тот выход', en: 'Wrong exit', ch: '走错出口' },
    explanation: {
      ru: 'Вы пошли привычной дорогой, хотя рядом был аварийный выход. Длинный путь держит вас в опасности дольше.',
      en: 'You took the usual way though an emergency exit was near. The long way keeps you in danger for longer.',
      ch: '旁边就有紧急出口，您却走了平时的路。路越长，处在危险中的时间越久。',
    },
    consequence: {
      ru: 'Людей, которые дышат газом и дымом лишнее время, приходится спасать, а проходы забиваются.',
      en: 'People who breathe gas and smoke for longer have to be rescued, and the passages get crowded.',
      ch: '多吸入气体和烟雾的人需要救援，通道也会拥堵。',
    },
  },
  'false-naming': {
    name: {
      ru: 'Названо то, что надето верно',
      en: 'Named what was right',
      ch: '指出了没有问题的地方',
    },
    explanation: {
      ru: 'На этом месте у коллеги всё в порядке. Сначала посмотрите, потом называйте.',
      en: 'Here everything about your colleague is in order. Look first, then name it.',
      ch: '同事的这一处没有问题。请先看清楚，再指出来。',
    },
    consequence: {
      ru: 'Коллега напрасно поправляет то, что было чистым, и касается этого руками, а настоящая ошибка остаётся.',
      en: 'Your colleague touches and puts right what was clean, and the real mistake remains.',
      ch: '同事会白白用手去整理本来干净的地方，真正的问题却还在。',
    },
  },
} as const satisfies Record<string, MistakeWords>;
