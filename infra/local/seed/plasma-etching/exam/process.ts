import type { Task } from '#shared/domain/works/task.ts';

/** Choices on the process. */
export const processTasks = [
  // Plummer, Deal, Griffin, ch. 10; Lieberman, Lichtenberg, ch. 15
  {
    id: 'task-plasma-exam-17',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 1,
    tags: ['profile'],
    source: { workId: 'work-plasma-basics', anchor: 'profile' },
    question: {
      ru: 'Стенки получаются с подтравом. Какое изменение сделает профиль отвеснее?',
      en: 'The walls come out undercut. Which change makes the profile more vertical?',
      ch: '侧壁出现侧蚀。哪种改变会使剖面更垂直？',
    },
    options: [
      {
        id: 'm9k',
        text: { ru: 'Снизить мощность смещения', en: 'Lower the bias power', ch: '降低偏压功率' },
      },
      { id: 's8d', text: { ru: 'Повысить давление', en: 'Raise the pressure', ch: '提高压力' } },
      {
        id: 'p3r',
        text: {
          ru: 'Увеличить время перетрава',
          en: 'Lengthen the overetch',
          ch: '延长过刻蚀时间',
        },
      },
      { id: 'g7p', text: { ru: 'Снизить давление', en: 'Lower the pressure', ch: '降低压力' } },
    ],
    correct: 'g7p',
    explanation: {
      ru: 'При низком давлении ионы реже сталкиваются и приходят отвесно. Меньшее смещение и большее давление ослабляют направленность, а долгий перетрав лишь увеличивает подтрав.',
      en: 'At low pressure ions collide less and arrive vertically. Less bias and more pressure weaken the direction, and a long overetch only adds undercut.',
      ch: '低压下离子碰撞少，垂直到达。偏压降低或压力升高会削弱方向性，过刻蚀过长只会加重侧蚀。',
    },
  },
  // Wolf, Tauber, vol. 1, loading effect
  {
    id: 'task-plasma-exam-18',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 1,
    tags: ['figures'],
    source: { workId: 'work-plasma-basics', anchor: 'figures' },
    question: {
      ru: 'Рецептуру, отлаженную на пластинах с малой открытой площадью, применили к пластине, открытой почти целиком. Что будет со скоростью?',
      en: 'A recipe tuned on wafers with a small open area is used on a wafer that is almost all open. What happens to the rate?',
      ch: '在开口面积小的晶圆上调好的配方，用到几乎全部敞开的晶圆上。速率会怎样？',
    },
    options: [
      {
        id: 'k9q',
        text: {
          ru: 'Упадёт: открытый слой отражает мощность',
          en: 'It falls: the open layer reflects power',
          ch: '下降：敞开的膜层反射功率',
        },
      },
      {
        id: 't3n',
        text: {
          ru: 'Не изменится: скорость задана мощностью',
          en: 'It stays: the rate is set by the power',
          ch: '不变：速率由功率决定',
        },
      },
      {
        id: 'h8n',
        text: {
          ru: 'Упадёт: радикалы расходуются на большей площади',
          en: 'It falls: radicals are used up on a larger area',
          ch: '下降：自由基消耗在更大的面积上',
        },
      },
      {
        id: 'n5p',
        text: {
          ru: 'Вырастет: продуктов реакции становится больше',
          en: 'It rises: there are more reaction products',
          ch: '上升：反应产物增多',
        },
      },
    ],
    correct: 'h8n',
    explanation: {
      ru: 'Это эффект загрузки: то же число радикалов делится на большую площадь. Мощность задаёт, сколько их рождается, но не сколько достанется каждому месту.',
      en: 'This is the loading effect: the same number of radicals is shared by a larger area. Power sets how many are made and not how many each place gets.',
      ch: '这是负载效应：同样多的自由基分到更大的面积。功率决定产生多少，而不决定每处得到多少。',
    },
  },
  // oxfordplasma.de, OE fingerprinting; Wolf, Tauber, on end point
  {
    id: 'task-plasma-exam-19',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 1,
    tags: ['endpoint'],
    source: { workId: 'work-plasma-basics', anchor: 'endpoint' },
    question: {
      ru: 'Следят за линией фтора около 704 нм, то есть за реагентом. Как ведёт себя сигнал, когда слой заканчивается?',
      en: 'The fluorine line near 704 nm is watched, that is, the reactant. What does the signal do when the layer ends?',
      ch: '监视 704 nm 附近的氟谱线，即反应物。膜层刻完时信号怎样变化？',
    },
    options: [
      {
        id: 'q9h',
        text: {
          ru: 'Не меняется: фтор подают с постоянным расходом',
          en: 'It stays: fluorine is fed at a constant flow',
          ch: '不变：氟以恒定流量通入',
        },
      },
      {
        id: 'z2j',
        text: {
          ru: 'Падает: реакция закончилась',
          en: 'It falls: the reaction is over',
          ch: '下降：反应已结束',
        },
      },
      {
        id: 'q3w',
        text: {
          ru: 'Растёт: фтор больше не расходуется',
          en: 'It rises: fluorine is no longer used up',
          ch: '上升：氟不再被消耗',
        },
      },
      {
        id: 't5f',
        text: {
          ru: 'Пропадает: плазма гаснет',
          en: 'It vanishes: the plasma goes out',
          ch: '消失：等离子体熄灭',
        },
      },
    ],
    correct: 'q3w',
    explanation: {
      ru: 'Реагент и продукт ведут себя противоположно: слоя нет, радикалы не тратятся, их свечение сильнее. Падает линия продукта.',
      en: 'Reactant and product behave in opposite ways: without the layer radicals are not spent and glow more. It is the product line that falls.',
      ch: '反应物与产物的变化相反：膜层没有了，自由基不再消耗，发光增强。下降的是产物谱线。',
    },
  },
  // Plummer, Deal, Griffin, ch. 10; Wolf, Tauber, on aluminium
  {
    id: 'task-plasma-exam-20',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 1,
    tags: ['gases'],
    source: { workId: 'work-plasma-basics', anchor: 'gases' },
    question: {
      ru: 'Зачем при травлении алюминия к Cl₂ добавляют BCl₃?',
      en: 'Why is BCl₃ added to Cl₂ when aluminium is etched?',
      ch: '刻蚀铝时为什么在 Cl₂ 中加入 BCl₃？',
    },
    options: [
      {
        id: 'j6f',
        text: {
          ru: 'Снять естественный оксид и связать следы воды',
          en: 'To remove the native oxide and bind traces of water',
          ch: '去除自然氧化层，并结合微量水分',
        },
      },
      {
        id: 'n2f',
        text: {
          ru: 'Снять фоторезист в том же шаге',
          en: 'To strip the resist in the same step',
          ch: '在同一步去除光刻胶',
        },
      },
      {
        id: 'p3s',
        text: {
          ru: 'Получить летучий фторид алюминия',
          en: 'To obtain a volatile aluminium fluoride',
          ch: '得到挥发性的氟化铝',
        },
      },
      { id: 'c4s', text: { ru: 'Охладить пластину', en: 'To cool the wafer', ch: '冷却晶圆' } },
    ],
    correct: 'j6f',
    explanation: {
      ru: 'Хлор сам не берёт плёнку Al₂O₃, а влага мешает её снять; BCl₃ справляется с обеими. Фтора в нём нет, резист он не снимает.',
      en: 'Chlorine alone does not attack the Al₂O₃ film, and moisture hinders its removal; BCl₃ copes with both. It holds no fluorine and does not strip resist.',
      ch: '氯本身不能刻蚀 Al₂O₃ 膜，水汽又妨碍去除；BCl₃ 可同时解决。它不含氟，也不去胶。',
    },
  },
  // Coburn, Winters 1979; Lieberman, Lichtenberg, ch. 15
  {
    id: 'task-plasma-exam-21',
    version: 1,
    type: 'MULTICHOICE',
    mark: 2,
    tags: ['plasma'],
    source: { workId: 'work-plasma-basics', anchor: 'ions-radicals' },
    question: {
      ru: 'Что делают ионы при травлении?',
      en: 'What do ions do in etching?',
      ch: '刻蚀中离子起什么作用？',
    },
    options: [
      {
        id: 'r3m',
        text: {
          ru: 'Приходят под любыми углами',
          en: 'They arrive at any angle',
          ch: '以任意角度到达',
        },
      },
      {
        id: 't5n',
        text: {
          ru: 'Ослабляют связи в слое',
          en: 'They weaken bonds in the layer',
          ch: '削弱膜层中的化学键',
        },
      },
      {
        id: 'c3t',
        text: {
          ru: 'Падают на пластину почти отвесно',
          en: 'They fall on the wafer almost vertically',
          ch: '几乎垂直地落到晶圆上',
        },
      },
      {
        id: 'w8q',
        text: {
          ru: 'Счищают тормозящую плёнку со дна рисунка',
          en: 'They clear the inhibiting film from the bottom',
          ch: '清除图形底部的抑制膜',
        },
      },
      {
        id: 'h3w',
        text: {
          ru: 'Выполняют основную химическую работу',
          en: 'They do most of the chemistry',
          ch: '完成主要的化学反应',
        },
      },
    ],
    correct: ['t5n', 'c3t', 'w8q'],
    explanation: {
      ru: 'Ионы ускоряются полем к пластине, поэтому задают направление и очищают дно. Химию делают в основном радикалы, их больше, и приходят они отовсюду.',
      en: 'Ions are accelerated to the wafer by the field, so they set the direction and clear the bottom. Chemistry is mostly done by radicals, which are more and come from everywhere.',
      ch: '离子被电场加速飞向晶圆，因而决定方向并清洁底部。化学反应主要由数量更多、来自各方向的自由基完成。',
    },
  },
] satisfies Task[];
