import type { MistakeWords } from './mistake-words.ts';

/**
 * Mistakes inside the clean zone, in an alarm, and on the way out. Facts: W. Whyte (multilab.biz/faq, why clothing is
 * worn); nano.indiana.edu, best practices; epfl.ch CMi, emergency procedures; fens.sabanciuniv.edu, evacuation.
 */
export const cleanZoneMistakes = {
  'undressed-in-clean-zone': {
    name: {
      ru: 'Неполный комплект в чистой зоне',
      en: 'Not fully dressed in the clean zone',
      ch: '在洁净区内穿戴不全',
    },
    explanation: {
      ru: 'Вы вошли в чистую зону не полностью одетыми или сняли в ней часть спецодежды. С человека всё время сыплются чешуйки кожи и волокна, и держит их только полный комплект.',
      en: 'You entered the clean zone without part of the set, or took part of it off there. A person sheds skin flakes and fibres all the time, and only the full set holds them in.',
      ch: '您进入洁净区时穿戴不全，或在里面脱下了一部分。人身上不断掉落皮屑和纤维，只有整套穿戴齐全才能挡住。',
    },
    consequence: {
      ru: 'Частицы летят прямо в чистый воздух и садятся на пластины, а открытые глаза и руки не защищены от химикатов. Зону чистят, пластины проверяют.',
      en: 'The particles go straight into the clean air and settle on wafers, and bare eyes and hands have no protection from chemicals. The zone is cleaned and the wafers are checked.',
      ch: '颗粒直接进入洁净空气并落到晶圆上，裸露的眼睛和手也得不到防护，可能接触化学品。该区要重新清洁，晶圆要检查。',
    },
  },
  'spare-carried-in': {
    name: {
      ru: 'Лишнее из раздевалки в руках',
      en: 'Spare things taken in',
      ch: '手拿多余物品进入',
    },
    explanation: {
      ru: 'Вы внесли в руках запасную спецодежду, спирт или салфетки. Им место в раздевалке: в зону берут только то, что надето и что нужно для работы.',
      en: 'You carried a spare garment, alcohol or wipes in. They belong to the changing room: only what is worn and what the work needs goes in.',
      ch: '您手里拿着备用洁净服、酒精或无尘布进来了。它们应留在更衣区：只有穿戴好的和工作需要的物品才能带入。',
    },
    consequence: {
      ru: 'Вещь в руках задевает двери и оборудование и сыплет волокнами, а надеть её потом как чистую уже нельзя. Следующему человеку её не хватит.',
      en: 'In the hand it brushes doors and tools and sheds fibres, and afterwards it no longer counts as clean. The next person will miss it.',
      ch: '拿在手里会碰到门和设备，还会掉纤维，之后也不能再当干净的穿。下一个人来时就缺了一件。',
    },
  },
  'returned-in-alarm': {
    name: {
      ru: 'Возвращение до отбоя тревоги',
      en: 'Went back before the all-clear',
      ch: '警报未解除就返回',
    },
    explanation: {
      ru: 'Вы вышли и вернулись, пока тревога не снята. Где сейчас газ, не видно: без замера никто не знает, докуда он дошёл.',
      en: 'You had got out and went back while the alarm was on. Gas is not seen: until it is measured nobody knows how far it has come.',
      ch: '您已经出来，却在警报解除之前又回去了。气体看不见，不经检测谁也不知道它扩散到了哪里。',
    },
    consequence: {
      ru: 'Кто уже вышел, того считают спасённым и внутри не ищут. А если ищут, рискуют и спасатели.',
      en: 'Whoever has come out is counted as safe and nobody looks for them inside. If somebody does, the rescuers are at risk too.',
      ch: '已经出来的人会被算作安全，没有人会再进去找。如果有人去找，救援人员也要冒险。',
    },
  },
  'dallied-in-alarm': {
    name: {
      ru: 'Промедление при тревоге',
      en: 'Lost time in the alarm',
      ch: '警报时耽搁时间',
    },
    explanation: {
      ru: 'Сигнал уже звучал, а вы занимались другими делами. При тревоге предупреждают остальных и сразу выходят.',
      en: 'The alarm was on and you did other things. In an alarm one warns the others and leaves at once.',
      ch: '警报已经响起，您却还在做别的事。发生警报时，提醒别人后要立即撤离。',
    },
    consequence: {
      ru: 'Газ действует за считаные вдохи, и каждое лишнее дело — это ещё несколько вдохов. Ослабевшего придётся выносить другим.',
      en: 'Gas acts within a few breaths, and everything else you do costs a few more. Whoever grows weak has to be carried out by others.',
      ch: '气体吸几口就会造成伤害，多做一件事就多吸几口。人一旦乏力，就得靠别人抬出去。',
    },
  },
  'left-without-clothes': {
    name: {
      ru: 'Своя одежда осталась внутри',
      en: 'Own clothes left behind',
      ch: '自己的衣服留在里面',
    },
    explanation: {
      ru: 'Вы вышли без рубашки или джинсов. Под спецодеждой их не снимают: снимать надо только то, что надели для чистой зоны.',
      en: 'You went out without shirt or jeans. They stay on under the garments: only what was put on for the clean zone is taken off.',
      ch: '您没穿上衣或裤子就出来了。它们穿在洁净服里面，不用脱，只脱为进洁净区穿上的衣物。',
    },
    consequence: {
      ru: 'За одеждой придётся идти обратно, а пока она лежит в раздевалке, с неё сыплются волокна на чужую спецодежду.',
      en: 'You have to go back for them, and while they lie in the changing room they shed fibres on the garments of others.',
      ch: '还得回去拿。衣服放在更衣区，纤维会掉到别人的洁净服上。',
    },
  },
  'garment-carried-out': {
    name: {
      ru: 'Спецодежда вынесена наружу',
      en: 'Garment taken outside',
      ch: '把洁净服带到外面',
    },
    explanation: {
      ru: 'Вы вынесли спецодежду за скамью или на улицу, в руках или на себе. Там на ней оседают уличная пыль и песок, а следы химикатов с неё попадают туда, где их никто не ждёт.',
      en: 'You took a garment past the bench or into the street, in your hands or on you. There it gathers street dust and sand, and traces of chemicals on it get to where nobody expects them.',
      ch: '您把洁净用品带过了更衣凳或带到了室外，不论拿在手里还是穿戴在身上。它会沾上室外的灰尘和沙子，上面残留的化学品也会被带到没人防备的地方。',
    },
    consequence: {
      ru: 'Если эту вещь снова наденут, пыль с неё попадёт в чистую зону, а если она не вернётся, следующему её не хватит. Вынесенное сдают в стирку, одноразовое выбрасывают.',
      en: 'If it is worn again its dust gets into the clean zone, and if it does not come back the next person will miss it. What was taken outside goes to the laundry, single-use items into the bin.',
      ch: '如果再穿，灰尘会进入洁净区；如果没有拿回来，下一个人就缺了一件。带出去的要送洗，一次性用品要扔掉。',
    },
  },
  'cap-or-mask-carried-out': {
    name: {
      ru: 'Шапочка или маска вынесена на улицу',
      en: 'Cap or mask carried into the street',
      ch: '发罩或口罩带到室外',
    },
    explanation: {
      ru: 'Вы вышли на улицу с ношеной шапочкой или маской в руках. Снятое один раз бросают в урну до выхода.',
      en: 'You carried a used cap or mask into the street. Throw them into the bin before you leave.',
      ch: '您拿着用过的发罩或口罩走到了室外。摘下后应在出门前扔进垃圾桶。',
    },
    consequence: {
      ru: 'Всё, что осело на них внутри, попадёт в сумку, домой и на руки. Надетые завтра ещё раз, они занесут внутрь улицу.',
      en: 'What settled on them inside gets into the bag, home and onto the hands. Put on again tomorrow, they bring the street inside.',
      ch: '在里面沾上的东西会被带进包里、家里和手上。明天再戴，又会把室外的灰尘带进去。',
    },
  },
  'emergency-exit': {
    name: {
      ru: 'Аварийный выход без тревоги',
      en: 'Emergency exit without an alarm',
      ch: '无警报时使用紧急出口',
    },
    explanation: {
      ru: 'Аварийная дверь ведёт из чистой зоны прямо на улицу. Через неё выходят только по тревоге, а в остальное время — через раздевалку.',
      en: 'The emergency door leads from the clean zone straight into the open. It is for alarms only; at all other times the way out is through the changing rooms.',
      ch: '紧急出口从洁净区直接通向室外，只在发生警报时使用，平时应经更衣区离开。',
    },
    consequence: {
      ru: 'Уличный воздух с пылью попадает в чистую зону, и её приходится чистить и проверять. Спецодежда, в которой вышли, идёт в стирку.',
      en: 'Outdoor air gets into the clean zone with its dust, so the zone has to be cleaned and checked. The garments worn outside go to the laundry.',
      ch: '室外带灰尘的空气会进入洁净区，该区要清洁和检查。穿到室外的洁净服要送洗。',
    },
  },
  'street-on-clean-shelf': {
    name: {
      ru: 'Уличная вещь на полке для чистого',
      en: 'Street thing on a clean shelf',
      ch: '室外物品放在洁净架上',
    },
    explanation: {
      ru: 'На стеллаже, столе и полке лежит то, что надевают чистым. С уличной вещи на них осыпаются песок, волокна и пыль.',
      en: 'Rack, table and shelf hold what is put on clean. Sand, fibres and dust of a street thing fall off on them.',
      ch: '洁净服架、洗手台和口罩手套架上放的是要干净穿戴的物品。室外物品上的沙土、纤维和灰尘会掉在上面。',
    },
    consequence: {
      ru: 'Всё, что там лежит или ляжет позже, возьмёт эту грязь с собой к пластинам. Полку надо протереть. Для уличного есть вешалка, ячейка и полка для обуви.',
      en: 'Whatever lies there now or later takes this dirt along to the wafers. The shelf has to be wiped. For street things there are coat rail, cell and shoe shelf.',
      ch: '放在上面的物品，以及之后放上去的，都会把脏物带到晶圆旁。架子必须擦拭。室外物品应放到挂衣架、储物柜或鞋架。',
    },
  },
} as const satisfies Record<string, MistakeWords>;
