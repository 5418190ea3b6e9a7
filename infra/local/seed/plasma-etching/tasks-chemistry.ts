import type { Task } from '#shared/domain/works/task.ts';

/** Tasks on gases, endpoint and what is left on the wafer. */
export const chemistryTasks = [
  // Wolf, Tauber; Plummer, Deal, Griffin, ch. 10: AlF3 is not volatile
  {
    id: 'task-plasma-07',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 1,
    tags: ['process', 'gases'],
    source: { workId: 'work-plasma-basics', anchor: 'gases' },
    question: {
      ru: 'Почему алюминий не травят во фторной плазме?',
      en: 'Why is aluminium not etched in a fluorine plasma?',
      ch: '为什么不用氟等离子体刻蚀铝？',
    },
    options: [
      {
        id: 'k9r',
        text: {
          ru: 'Фтор не вступает в реакцию с металлами',
          en: 'Fluorine does not react with metals',
          ch: '氟不与金属反应',
        },
      },
      {
        id: 'f7s',
        text: {
          ru: 'Фтор слишком быстро снимает фоторезист',
          en: 'Fluorine removes photoresist too fast',
          ch: '氟去除光刻胶太快',
        },
      },
      {
        id: 'd9q',
        text: {
          ru: 'Фторная плазма не горит рядом с проводником',
          en: 'A fluorine plasma does not burn near a conductor',
          ch: '氟等离子体在导体附近不能点燃',
        },
      },
      {
        id: 'b2t',
        text: {
          ru: 'Фторид алюминия нелетуч',
          en: 'Aluminium fluoride is not volatile',
          ch: '氟化铝不挥发',
        },
      },
    ],
    correct: 'b2t',
    hint: {
      ru: 'Что должно случиться с продуктом реакции, чтобы травление продолжалось?',
      en: 'What has to happen to the reaction product for etching to go on?',
      ch: '要使刻蚀继续进行，反应产物必须怎样？',
    },
    explanation: {
      ru: 'AlF₃ остаётся на поверхности твёрдой плёнкой и останавливает травление; нужен хлор, дающий летучий AlCl₃. С металлами фтор реагирует охотно, как раз поэтому плёнка и образуется.',
      en: 'AlF₃ stays on the surface as a solid film and stops the etch; chlorine is needed, which gives volatile AlCl₃. Fluorine does react with metals, which is why the film forms.',
      ch: 'AlF₃ 以固态膜留在表面，使刻蚀停止；需要用氯，生成可挥发的 AlCl₃。氟很容易与金属反应，正因如此才会形成这层膜。',
    },
  },
  // Plummer, Deal, Griffin, ch. 10, table of etchants; Wolf, Tauber
  {
    id: 'task-plasma-08',
    version: 1,
    type: 'MULTICHOICE',
    mark: 2,
    tags: ['process', 'gases', 'selectivity'],
    source: { workId: 'work-plasma-basics', anchor: 'gases' },
    question: {
      ru: 'Для каких материалов газ выбран верно?',
      en: 'For which materials is the gas chosen rightly?',
      ch: '哪些材料的气体选择是正确的？',
    },
    options: [
      { id: 'g9b', text: { ru: 'Алюминий — CF₄', en: 'Aluminium: CF₄', ch: '铝：CF₄' } },
      { id: 'c8z', text: { ru: 'Кремний — SF₆', en: 'Silicon: SF₆', ch: '硅：SF₆' } },
      {
        id: 'r8h',
        text: {
          ru: 'Оксид кремния на кремнии — CHF₃',
          en: 'Silicon oxide on silicon: CHF₃',
          ch: '硅上的氧化硅：CHF₃',
        },
      },
      { id: 'k5m', text: { ru: 'Оксид кремния — O₂', en: 'Silicon oxide: O₂', ch: '氧化硅：O₂' } },
      { id: 'g4q', text: { ru: 'Фоторезист — O₂', en: 'Photoresist: O₂', ch: '光刻胶：O₂' } },
    ],
    correct: ['c8z', 'r8h', 'g4q'],
    hint: {
      ru: 'Для каждой пары назовите продукт реакции и спросите, улетит ли он.',
      en: 'For each pair name the reaction product and ask whether it will fly off.',
      ch: '对每一组写出反应产物，再问它能否挥发。',
    },
    explanation: {
      ru: 'SF₆ даёт фтор и летучий SiF₄, CHF₃ ещё и защищает кремний плёнкой, кислород превращает резист в CO, CO₂ и воду. AlF₃ нелетуч, а оксид кремния уже окислен, и кислороду там нечего делать.',
      en: 'SF₆ gives fluorine and volatile SiF₄, CHF₃ also protects silicon with a film, oxygen turns resist into CO, CO₂ and water. AlF₃ is not volatile, and silicon oxide is oxidised already, so oxygen has nothing to do there.',
      ch: 'SF₆ 提供氟，生成可挥发的 SiF₄；CHF₃ 还会用薄膜保护硅；氧把光刻胶变成 CO、CO₂ 和水。AlF₃ 不挥发，而氧化硅本身已被氧化，氧对它不起作用。',
    },
  },
  // Mogab, Adams, Flamm 1978
  {
    id: 'task-plasma-09',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 2,
    tags: ['process', 'gases'],
    source: { workId: 'work-plasma-basics', anchor: 'gases' },
    question: {
      ru: 'Кремний травят в CF₄ и постепенно увеличивают долю O₂ от нуля до большой. Что происходит со скоростью?',
      en: 'Silicon is etched in CF₄, and the share of O₂ is raised step by step from zero to large. What happens to the rate?',
      ch: '在 CF₄ 中刻蚀硅，O₂ 的比例从零逐渐加到很大。刻蚀速率怎样变化？',
    },
    options: [
      {
        id: 'b6n',
        text: {
          ru: 'Всё время растёт, потому что кислород сам травит кремний',
          en: 'It grows all the time, because oxygen etches silicon itself',
          ch: '一直上升，因为氧本身能刻蚀硅',
        },
      },
      {
        id: 'b4t',
        text: {
          ru: 'Сначала растёт, потом падает',
          en: 'It grows first and then falls',
          ch: '先上升，后下降',
        },
      },
      {
        id: 'c4g',
        text: {
          ru: 'Всё время падает, потому что кислород только разбавляет газ',
          en: 'It falls all the time, because oxygen merely dilutes the gas',
          ch: '一直下降，因为氧只是稀释气体',
        },
      },
      {
        id: 'f5p',
        text: {
          ru: 'Не меняется, пока постоянна мощность',
          en: 'It does not change while the power is constant',
          ch: '只要功率不变就不变',
        },
      },
    ],
    correct: 'b4t',
    hint: {
      ru: 'Кислород связывает осколки CFₓ, но умеет и окислять поверхность кремния.',
      en: 'Oxygen binds CFₓ fragments, but it can also oxidise the silicon surface.',
      ch: '氧能结合 CFₓ 碎片，但也能使硅表面氧化。',
    },
    explanation: {
      ru: 'Малая добавка высвобождает фтор, и скорость растёт; большая разбавляет газ и окисляет поверхность, и скорость падает. Поэтому «чуть больше кислорода» может дать противоположный итог.',
      en: 'A small addition sets fluorine free and the rate grows; a large one dilutes the gas and oxidises the surface, and the rate falls. So “a little more oxygen” may give the opposite result.',
      ch: '少量加入会释放氟，速率上升；大量加入会稀释气体并使表面氧化，速率下降。因此“再多加一点氧”可能得到相反的结果。',
    },
  },
  // Coburn, Chen 1980; oxfordplasma.de, OE fingerprinting; Wolf, Tauber
  {
    id: 'task-plasma-10',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 2,
    tags: ['process', 'endpoint'],
    source: { workId: 'work-plasma-basics', anchor: 'endpoint' },
    image: {
      fileId: 'file-plasma-endpoint',
      alt: {
        ru: 'График интенсивности I от времени: подъём в t₁, плато, спад от t₂ до t₃, низкое плато.',
        en: 'Intensity I against time: a rise at t₁, a plateau, a fall from t₂ to t₃, a low plateau.',
        ch: '强度 I 随时间变化的曲线：t₁ 上升，平台，t₂ 到 t₃ 下降，低平台。',
      },
    },
    question: {
      ru: 'Показана линия продукта реакции. Что происходит на пластине между t₂ и t₃?',
      en: 'The line of a reaction product is shown. What happens on the wafer between t₂ and t₃?',
      ch: '图中是反应产物的谱线。t₂ 到 t₃ 之间晶圆上发生了什么？',
    },
    options: [
      {
        id: 't5v',
        text: {
          ru: 'Слой вскрывается: в одних местах раньше, в других позже',
          en: 'The layer clears, earlier in some places, later in others',
          ch: '薄膜正在刻通：有的地方早，有的地方晚',
        },
      },
      {
        id: 'j8b',
        text: {
          ru: 'Плазма гаснет, потому что закончился рабочий газ',
          en: 'Plasma goes out because the working gas has run out',
          ch: '工艺气体用完，等离子体正在熄灭',
        },
      },
      {
        id: 'f5j',
        text: {
          ru: 'Маска сошла, и плазма травит весь слой сразу',
          en: 'The mask is gone and plasma etches the whole layer at once',
          ch: '掩膜已刻光，等离子体同时刻蚀整层薄膜',
        },
      },
      {
        id: 'q4v',
        text: {
          ru: 'Окно камеры зарастает плёнкой, и света доходит меньше',
          en: 'The chamber window gets coated and lets less light through',
          ch: '腔室窗口被沉积物覆盖，透过的光减少',
        },
      },
    ],
    correct: 't5v',
    hint: {
      ru: 'Откуда берётся вещество, за линией которого следят?',
      en: 'Where does the substance come from whose line is watched?',
      ch: '被监视谱线的那种物质从哪里来？',
    },
    explanation: {
      ru: 'Продукт выделяется, пока есть слой; его становится меньше по мере вскрытия, и ширина спада говорит о равномерности. Плазма горит и после t₃, а окно зарастает за много пластин, не за секунды.',
      en: 'The product is given off while there is a layer; it gets less as the layer clears, and the width of the fall tells about uniformity. Plasma burns after t₃ too, and a window gets coated over many wafers, not in seconds.',
      ch: '只要有薄膜就会放出产物；随着薄膜刻通，产物减少，下降段的宽度反映均匀性。t₃ 之后等离子体仍在燃烧，而窗口沉积要经过许多片晶圆，不会在几秒内发生。',
    },
  },
  // US patent application 2004/0043618 (open area); oxfordplasma.de, OE fingerprinting
  {
    id: 'task-plasma-11',
    version: 1,
    type: 'MULTICHOICE',
    mark: 2,
    tags: ['process', 'endpoint'],
    source: { workId: 'work-plasma-basics', anchor: 'endpoint' },
    question: {
      ru: 'Спектрометр не нашёл окончания травления, шаг закончился по предельному времени. Что могло быть причиной?',
      en: 'The spectrometer found no endpoint, and the step ended at its time limit. What may be the cause?',
      ch: '光谱仪没有找到刻蚀终点，步骤因达到时间上限而结束。可能的原因有哪些？',
    },
    options: [
      {
        id: 'w7m',
        text: {
          ru: 'В кассете на одну пластину меньше обычного',
          en: 'The cassette holds one wafer less than usual',
          ch: '片盒里比平时少一片晶圆',
        },
      },
      {
        id: 't3w',
        text: {
          ru: 'На окне камеры нарос осадок',
          en: 'Deposits have grown on the chamber window',
          ch: '腔室窗口上有沉积物',
        },
      },
      {
        id: 'n9d',
        text: {
          ru: 'Открытая площадь слоя очень мала',
          en: 'The open area of the layer is very small',
          ch: '薄膜的裸露面积很小',
        },
      },
      {
        id: 'z6m',
        text: {
          ru: 'Загружена пластина с другим слоем',
          en: 'A wafer with a different layer was loaded',
          ch: '装入了带有其他膜层的晶圆',
        },
      },
      {
        id: 'm5q',
        text: {
          ru: 'В рецептуре указана линия не того вещества',
          en: 'The recipe names the line of the wrong substance',
          ch: '配方中指定了错误物质的谱线',
        },
      },
    ],
    correct: ['t3w', 'n9d', 'z6m', 'm5q'],
    hint: {
      ru: 'Сигнал идёт из камеры через окно и зависит от того, сколько продукта выделяется с одной пластины.',
      en: 'The signal comes from the chamber through the window and depends on how much product one wafer gives off.',
      ch: '信号从腔室经窗口传出，并取决于一片晶圆放出多少产物。',
    },
    explanation: {
      ru: 'Малая площадь даёт слабый сигнал, осадок на окне его гасит, а чужой слой или чужая линия не дают нужного перепада. Пластины травят по одной, поэтому их число в кассете ни при чём.',
      en: 'A small area gives a weak signal, deposits on the window damp it, and a wrong layer or a wrong line lacks the expected step. Wafers are etched one at a time, so their number in the cassette does not matter.',
      ch: '面积小则信号弱，窗口沉积物使信号衰减，膜层或谱线不对则没有预期的变化。晶圆是一片一片刻蚀的，与片盒中的数量无关。',
    },
  },
  // Wolf, Tauber and Plummer, Deal, Griffin on aluminium; globalsino.com/EM/page2042
  {
    id: 'task-plasma-12',
    version: 1,
    type: 'MULTICHOICE',
    mark: 3,
    tags: ['process', 'corrosion'],
    source: { workId: 'work-plasma-basics', anchor: 'corrosion' },
    question: {
      ru: 'После травления алюминия в Cl₂ + BCl₃ на линиях появились точки коррозии. Что из этого верно?',
      en: 'After aluminium was etched in Cl₂ + BCl₃, spots of corrosion appeared on the lines. What of this is true?',
      ch: '用 Cl₂ + BCl₃ 刻蚀铝之后，线条上出现腐蚀点。下列哪些说法正确？',
    },
    options: [
      {
        id: 't9w',
        text: {
          ru: 'В резисте и на стенках остался хлор, с влагой воздуха он дал кислоту',
          en: 'Chlorine stayed in resist and on walls and made acid with moisture',
          ch: '光刻胶和侧壁上残留氯，与空气中的水分形成酸',
        },
      },
      {
        id: 'q8z',
        text: {
          ru: 'Кассету следовало подержать открытой, чтобы пластины проветрились',
          en: 'The cassette should have stood open for the wafers to air',
          ch: '应当把片盒敞开，让晶圆通风',
        },
      },
      {
        id: 's7f',
        text: {
          ru: 'Резист нужно было снять, не вынося пластины на воздух',
          en: 'The resist had to be stripped without taking the wafers into air',
          ch: '应当在不接触空气的情况下去胶',
        },
      },
      {
        id: 'r5r',
        text: {
          ru: 'Помог бы больший расход Cl₂ в конце шага',
          en: 'A larger flow of Cl₂ at the end of the step would have helped',
          ch: '在步骤末尾加大 Cl₂ 流量会有帮助',
        },
      },
      {
        id: 'h3h',
        text: {
          ru: 'Важно, сколько пластины ждали до снятия резиста или отмывки',
          en: 'It matters how long the wafers waited for strip or rinse',
          ch: '晶圆等待去胶或冲洗的时间长短很重要',
        },
      },
    ],
    correct: ['t9w', 's7f', 'h3h'],
    hint: {
      ru: 'Для коррозии нужны два вещества. Одно пришло из камеры, другое — из помещения.',
      en: 'Corrosion needs two substances. One came from the chamber, the other from the room.',
      ch: '腐蚀需要两种物质：一种来自腔室，另一种来自环境。',
    },
    explanation: {
      ru: 'Остатки хлора и влага дают соляную кислоту, поэтому резист снимают без выхода на воздух или сразу отмывают пластины, а ожидание вредит. Проветривание приносит влагу, лишний Cl₂ — ещё хлора.',
      en: 'Chlorine residue and moisture make hydrochloric acid, so resist is stripped without exposure to air or wafers are rinsed at once, and waiting does harm. Airing brings moisture, extra Cl₂ more chlorine.',
      ch: '残留的氯与水分形成盐酸，因此要不接触空气去胶，或立即冲洗晶圆，等待是有害的。通风会带来水分，多加 Cl₂ 会带来更多的氯。',
    },
  },
] satisfies Task[];
