import type { StepWords } from './step-words.ts';

/**
 * Into the clean zone, and what is carried in. Facts: W. Whyte (multilab.biz/faq, cleanroom entrance zones);
 * aroundlabnews.com, required activities; cleanroom.uga.edu, policies; nano.indiana.edu, best
 * practices; turnkeycleanroom.com/cleanroom-pass-box.
 */
export const enteringSteps = {
  'air-shower': {
    name: { ru: 'Пройти воздушный душ', en: 'Take the air shower', ch: '过风淋' },
    hint: {
      ru: 'Закройте двери, войдите в воздушный душ и медленно повернитесь вокруг себя с поднятыми руками.',
      en: 'Shut the doors, step into the air shower and turn round slowly with raised arms.',
      ch: '请关好门，进入风淋室，抬起双臂慢慢转一圈。',
    },
    explanation: {
      ru: 'Струи чистого воздуха сдувают со спецодежды то, что на неё село при одевании. С открытой дверью пыль летит мимо фильтра.',
      en: 'Jets of clean air blow off what settled on the garments while dressing. With a door open that dust misses the filter.',
      ch: '洁净气流会吹掉更衣时落在洁净服上的灰尘。门没关好，灰尘就进不了过滤器。',
    },
  },
  'esd-check': {
    name: {
      ru: 'Пройти проверку ESD',
      en: 'Pass the ESD check',
      ch: '做静电测试',
    },
    hint: {
      ru: 'Подойдите к месту проверки ESD и дождитесь разрешающего сигнала.',
      en: 'Go to the ESD tester and wait for the go signal.',
      ch: '请走到静电测试仪前测试，等待通过信号。',
    },
    explanation: {
      ru: 'При ходьбе человек заряжается. Разряд, которого вы даже не почувствуете, пробивает тонкий изолятор в приборе, а заряженная поверхность притягивает пыль.',
      en: 'Walking charges a person. A discharge too small to feel breaks the thin insulator in a device, and a charged surface attracts dust.',
      ch: '走动会使人体带电。即使是感觉不到的放电，也会击穿器件里的薄绝缘层；带电的表面还会吸附灰尘。',
    },
  },
  enter: {
    name: { ru: 'Пройти в транзитную зону', en: 'Go to the transit zone', ch: '进入过渡区' },
    hint: {
      ru: 'Вы полностью одеты. Пройдите в транзитную зону.',
      en: 'You are fully dressed. Go on to the transit zone.',
      ch: '您已穿戴完毕，请进入过渡区。',
    },
    explanation: {
      ru: 'За этой дверью уже чистая зона: после неё поправить спецодежду нельзя, не испачкав перчатки.',
      en: 'Behind this door the clean zone begins: past it garments cannot be put right without soiling the gloves.',
      ch: '这扇门后面就是洁净区，进去以后再整理洁净服，手套就会被弄脏。',
    },
  },
  'shut-door': {
    name: { ru: 'Закрыть за собой дверь', en: 'Shut the door behind you', ch: '随手关门' },
    hint: {
      ru: 'Эта дверь сама не закрывается. Закройте её за собой.',
      en: 'This door does not shut by itself. Shut it behind you.',
      ch: '这扇门不会自动关闭，请随手关好。',
    },
    explanation: {
      ru: 'В чистой зоне давление выше, и воздух идёт наружу. Через открытую дверь давление падает, и пыль заносит внутрь.',
      en: 'The clean zone has the higher pressure, so air flows out. An open door lets the pressure fall, and dust comes in.',
      ch: '洁净区的气压较高，空气向外流。门一直开着，压差就会下降，灰尘便会进来。',
    },
  },
  'wipe-pen': {
    name: { ru: 'Протереть ручку спиртом', en: 'Wipe the pen with alcohol', ch: '用酒精擦笔' },
    hint: {
      ru: 'Возьмите спирт и салфетки и протрите ручку со всех сторон.',
      en: 'Take alcohol and wipes and wipe the pen on all sides.',
      ch: '请用酒精和无尘布把笔的各面都擦一遍。',
    },
    explanation: {
      ru: 'На вещи остаются отпечатки пальцев и пыль, даже если она для чистой зоны. Со спиртом их снимают до передаточного окна, а не внутри.',
      en: 'Things keep fingerprints and dust, even those made for the clean zone. Alcohol takes them off before the pass box, and not inside.',
      ch: '即使是洁净区专用的物品，上面也会有指纹和灰尘，要在放进传递窗之前用酒精擦掉，而不是拿进去再擦。',
    },
  },
  'pen-in-pass-box': {
    name: {
      ru: 'Положить ручку в передаточное окно',
      en: 'Put the pen into the pass box',
      ch: '把笔放进传递窗',
    },
    hint: {
      ru: 'Положите протёртую ручку в передаточное окно в транзитной зоне.',
      en: 'Put the wiped pen into the pass box in the transit zone.',
      ch: '请把擦好的笔放进过渡区的传递窗。',
    },
    explanation: {
      ru: 'Вещи входят через передаточное окно: обе его дверцы сразу не открываются, поэтому воздух с грязной стороны внутрь не попадает.',
      en: 'Things go in through the pass box: its two doors are never open together, so no air of the dirtier side comes in.',
      ch: '物品要经传递窗进入：它的两扇门不会同时打开，较脏一侧的空气就进不去。',
    },
  },
} as const satisfies Record<string, StepWords>;
