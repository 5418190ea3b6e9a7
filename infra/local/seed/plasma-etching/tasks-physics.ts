import type { Task } from '#shared/domain/works/task.ts';

/** Tasks on how plasma etches and on the figures of an etch process. */
export const physicsTasks = [
  // Plummer, Deal, Griffin, ch. 10; Lieberman, Lichtenberg, 15.1
  {
    id: 'task-plasma-01',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 1,
    tags: ['process', 'profile'],
    source: { workId: 'work-plasma-basics', anchor: 'profile' },
    image: {
      fileId: 'file-plasma-profile',
      alt: {
        ru: 'Два разреза слоя под маской: A — чашеобразный подтрав, B — отвесные стенки.',
        en: 'Two sections of a layer below a mask: A has a bowl-shaped undercut, B vertical walls.',
        ch: '掩膜下薄膜的两个剖面：A 为碗状钻蚀，B 为垂直侧壁。',
      },
    },
    question: {
      ru: 'Линия в слое должна точно повторить размер окна в маске. Какой разрез подходит и почему?',
      en: 'A line in the layer must repeat the size of the mask opening exactly. Which section fits, and why?',
      ch: '薄膜中的线条必须准确复制掩膜窗口的尺寸。哪个剖面符合要求，为什么？',
    },
    options: [
      {
        id: 'k4j',
        text: {
          ru: 'A: радикалы приходят со всех сторон и выравнивают глубину',
          en: 'A: radicals come from all sides and even out the depth',
          ch: 'A：自由基来自各个方向，使深度均匀',
        },
      },
      {
        id: 'q4n',
        text: {
          ru: 'A: подтрав под краями маски возмещает её сужение при травлении',
          en: 'A: the undercut at the mask edges makes up for its shrinking',
          ch: 'A：掩膜边缘下的钻蚀可以补偿掩膜在刻蚀中的缩小',
        },
      },
      {
        id: 'z2m',
        text: {
          ru: 'B: травление вниз шло быстрее, чем вбок',
          en: 'B: etching went faster down than sideways',
          ch: 'B：向下刻蚀比侧向刻蚀快',
        },
      },
      {
        id: 'v3h',
        text: {
          ru: 'B: маска и слой травились с одинаковой скоростью',
          en: 'B: mask and layer were etched at the same rate',
          ch: 'B：掩膜和薄膜以相同速率被刻蚀',
        },
      },
    ],
    correct: 'z2m',
    hint: {
      ru: 'Сравните ширину полости под самой маской с расстоянием между штриховыми линиями.',
      en: 'Compare the width of the cavity right below the mask with the distance between the dashed lines.',
      ch: '把紧靠掩膜下方的空腔宽度与两条虚线之间的距离作比较。',
    },
    explanation: {
      ru: 'В разрезе B стенки отвесны: это анизотропное травление. Подтрав A расширяет рисунок и ничего не возмещает, а равные скорости маски и слоя оставили бы слой без маски.',
      en: 'Section B has vertical walls: the etch is anisotropic. The undercut of A widens the pattern and makes up for nothing, and with equal rates of mask and layer the mask would be lost.',
      ch: '剖面 B 侧壁垂直，属于各向异性刻蚀。A 的钻蚀使图形变宽，起不到补偿作用；如果掩膜与薄膜速率相同，掩膜会被刻光。',
    },
  },
  // Lieberman, Lichtenberg, ch. 1, 11
  {
    id: 'task-plasma-02',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 1,
    tags: ['process', 'plasma'],
    source: { workId: 'work-plasma-basics', anchor: 'plasma' },
    question: {
      ru: 'Как ВЧ-мощность поддерживает разряд в камере?',
      en: 'How does RF power sustain the discharge in the chamber?',
      ch: '射频功率怎样维持腔室内的放电？',
    },
    options: [
      {
        id: 'm6g',
        text: {
          ru: 'Нагревает газ, пока молекулы не распадутся от температуры',
          en: 'It heats the gas until molecules fall apart thermally',
          ch: '把气体加热到分子因高温而分解',
        },
      },
      {
        id: 's2j',
        text: {
          ru: 'Разгоняет электроны, и они ионизуют молекулы при столкновениях',
          en: 'It speeds up electrons, which ionise molecules in collisions',
          ch: '加速电子，电子在碰撞中使分子电离',
        },
      },
      {
        id: 'p3n',
        text: {
          ru: 'Раскачивает тяжёлые ионы, и те передают энергию соседним молекулам',
          en: 'It swings heavy ions, and these pass energy to molecules nearby',
          ch: '使重离子振荡，再由它们把能量传给周围的分子',
        },
      },
      {
        id: 'w6r',
        text: {
          ru: 'Выбивает ионы из стенок камеры, и они заполняют объём',
          en: 'It knocks ions out of the chamber walls, and they fill the volume',
          ch: '从腔壁打出离子，使其充满整个空间',
        },
      },
    ],
    correct: 's2j',
    hint: {
      ru: 'Какие из заряженных частиц достаточно легки, чтобы успевать за полем частотой 13,56 МГц?',
      en: 'Which charged particles are light enough to follow a field of 13.56 MHz?',
      ch: '哪一种带电粒子足够轻，能跟上 13.56 MHz 的电场？',
    },
    explanation: {
      ru: 'За полем такой частоты успевают электроны; их удары рождают новые ионы и электроны. Ионы слишком тяжелы, а газ в камере остаётся сравнительно холодным.',
      en: 'Electrons can follow a field of this frequency, and their impacts make new ions and electrons. Ions are too heavy, and the gas in the chamber stays comparatively cold.',
      ch: '能跟上这种频率电场的是电子，它们的碰撞产生新的离子和电子。离子太重，而腔室内的气体仍然比较冷。',
    },
  },
  // Lieberman, Lichtenberg, ch. 15; Coburn, Winters 1979
  {
    id: 'task-plasma-03',
    version: 1,
    type: 'MULTICHOICE',
    mark: 2,
    tags: ['process', 'plasma'],
    source: { workId: 'work-plasma-basics', anchor: 'ions-radicals' },
    question: {
      ru: 'Что верно для радикалов в плазме травления?',
      en: 'What is true of radicals in an etching plasma?',
      ch: '关于刻蚀等离子体中的自由基，哪些说法正确？',
    },
    options: [
      {
        id: 'q9x',
        text: { ru: 'Они не несут заряда', en: 'They carry no charge', ch: '它们不带电' },
      },
      {
        id: 'w6n',
        text: {
          ru: 'Приэлектродный слой разгоняет их к пластине',
          en: 'The sheath accelerates them towards the wafer',
          ch: '鞘层把它们加速射向晶圆',
        },
      },
      {
        id: 'b8z',
        text: {
          ru: 'Приходят на поверхность под самыми разными углами',
          en: 'They reach the surface at very different angles',
          ch: '它们以各种不同的角度到达表面',
        },
      },
      {
        id: 'v8s',
        text: {
          ru: 'Возникают, только если пластина нагрета до сотен градусов',
          en: 'They appear only if the wafer is heated to hundreds of degrees',
          ch: '只有晶圆加热到几百度时才会产生',
        },
      },
    ],
    correct: ['q9x', 'b8z'],
    hint: {
      ru: 'Подумайте, на что действует электрическое поле, а на что нет.',
      en: 'Think what an electric field acts on and what it does not.',
      ch: '想一想电场对什么起作用，对什么不起作用。',
    },
    explanation: {
      ru: 'Радикал нейтрален, поэтому поле его не ускоряет, и он приходит под любым углом. Рождаются радикалы при ударах электронов, греть пластину для этого не нужно.',
      en: 'A radical is neutral, so the field does not accelerate it and it arrives at any angle. Radicals are born in electron impacts, no hot wafer is needed.',
      ch: '自由基是中性的，电场不能加速它，所以它以任意角度到达。自由基由电子碰撞产生，不需要加热晶圆。',
    },
  },
  // arithmetic from the definition of etch rate
  {
    id: 'task-plasma-04',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 1,
    tags: ['process', 'calculation'],
    source: { workId: 'work-plasma-basics', anchor: 'figures' },
    question: {
      ru: 'До травления слой был 800 нм, через 3 минуты осталось 350 нм. Какова скорость травления?',
      en: 'A layer was 800 nm before etching; after 3 minutes 350 nm are left. What is the etch rate?',
      ch: '刻蚀前膜厚为 800 nm，3 分钟后剩余 350 nm。刻蚀速率是多少？',
    },
    options: [
      { id: 'm5n', text: { ru: '117 нм/мин', en: '117 nm/min', ch: '117 nm/min' } },
      { id: 'j6f', text: { ru: '267 нм/мин', en: '267 nm/min', ch: '267 nm/min' } },
      { id: 't3q', text: { ru: '450 нм/мин', en: '450 nm/min', ch: '450 nm/min' } },
      { id: 'n6t', text: { ru: '150 нм/мин', en: '150 nm/min', ch: '150 nm/min' } },
    ],
    correct: 'n6t',
    hint: {
      ru: 'Сначала найдите, сколько материала сняли.',
      en: 'First find how much material was removed.',
      ch: '先求出去除了多少材料。',
    },
    explanation: {
      ru: 'Снято 800 − 350 = 450 нм за 3 минуты, то есть 150 нм/мин. 117 получится, если делить остаток, 267 — если делить исходную толщину.',
      en: '800 − 350 = 450 nm were removed in 3 minutes, that is 150 nm/min. 117 comes from dividing what is left, 267 from dividing the original thickness.',
      ch: '3 分钟去除 800 − 350 = 450 nm，即 150 nm/min。用剩余厚度去除会得到 117，用原始厚度去除会得到 267。',
    },
  },
  // arithmetic from the definitions of selectivity and over-etch
  {
    id: 'task-plasma-05',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 2,
    tags: ['process', 'calculation', 'selectivity'],
    source: { workId: 'work-plasma-basics', anchor: 'figures' },
    question: {
      ru: 'Оксид толщиной 1500 нм травят со скоростью 300 нм/мин, перетрав 20 % времени. Резист травится со скоростью 60 нм/мин. Сколько резиста уйдёт?',
      en: 'Oxide 1500 nm thick is etched at 300 nm/min with an over-etch of 20% of the time. Resist etches at 60 nm/min. How much resist is lost?',
      ch: '氧化硅厚 1500 nm，刻蚀速率 300 nm/min，过刻蚀为时间的 20%。光刻胶刻蚀速率为 60 nm/min。光刻胶损失多少？',
    },
    options: [
      { id: 'k6q', text: { ru: '72 нм', en: '72 nm', ch: '72 nm' } },
      { id: 't4z', text: { ru: '360 нм', en: '360 nm', ch: '360 nm' } },
      { id: 's9g', text: { ru: '300 нм', en: '300 nm', ch: '300 nm' } },
      { id: 'p4d', text: { ru: '1800 нм', en: '1800 nm', ch: '1800 nm' } },
    ],
    correct: 't4z',
    hint: {
      ru: 'Резист травится всё время, пока горит плазма, а не только до вскрытия слоя.',
      en: 'Resist is etched as long as plasma burns, not only until the layer clears.',
      ch: '只要等离子体点燃，光刻胶就一直被刻蚀，而不只是到薄膜刻通为止。',
    },
    explanation: {
      ru: 'Основное время 1500 / 300 = 5 мин, с перетравом 6 мин; 6 × 60 = 360 нм. Ответ 300 нм забывает перетрав, 72 нм — это потеря за 1,2 минуты, 1800 нм — снятый за это время оксид.',
      en: 'The main time is 1500 / 300 = 5 min, 6 min with over-etch; 6 × 60 = 360 nm. 300 nm forgets the over-etch, 72 nm is the loss of 1.2 minutes, 1800 nm is the oxide etched in that time.',
      ch: '主刻蚀时间 1500 / 300 = 5 min，加过刻蚀为 6 min；6 × 60 = 360 nm。300 nm 漏掉了过刻蚀，72 nm 只是 1.2 分钟的损失，1800 nm 是这段时间内氧化硅的刻蚀量。',
    },
  },
  // half-range formula, as usual in process control
  {
    id: 'task-plasma-06',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 2,
    tags: ['process', 'calculation', 'uniformity'],
    source: { workId: 'work-plasma-basics', anchor: 'figures' },
    image: {
      fileId: 'file-plasma-uniformity',
      alt: {
        ru: 'Пластина с пятью точками измерения: 490 в центре, 500, 505, 495 и 510 по краям.',
        en: 'A wafer with five measured points: 490 in the centre, 500, 505, 495 and 510 near the edge.',
        ch: '晶圆上的五个测量点：中心 490，边缘 500、505、495 和 510。',
      },
    },
    question: {
      ru: 'На рисунке скорости травления в нм/мин. Какова неравномерность по формуле (макс − мин) / (2 × среднее) × 100 %?',
      en: 'The drawing shows etch rates in nm/min. What is the non-uniformity by (max − min) / (2 × mean) × 100%?',
      ch: '图中为刻蚀速率（nm/min）。按公式（最大值 − 最小值）/（2 × 平均值）× 100%，非均匀性是多少？',
    },
    options: [
      { id: 'b2n', text: { ru: '2 %', en: '2%', ch: '2%' } },
      { id: 'h7q', text: { ru: '4 %', en: '4%', ch: '4%' } },
      { id: 'd4p', text: { ru: '1 %', en: '1%', ch: '1%' } },
      { id: 'p6k', text: { ru: '20 %', en: '20%', ch: '20%' } },
    ],
    correct: 'b2n',
    hint: {
      ru: 'Среднее здесь круглое число; не пропустите двойку в знаменателе.',
      en: 'The mean is a round number here; do not miss the two in the denominator.',
      ch: '这里的平均值是整数；不要漏掉分母中的 2。',
    },
    explanation: {
      ru: 'Среднее 500, размах 510 − 490 = 20; 20 / (2 × 500) = 0,02, то есть 2 %. Без двойки вышло бы 4 %, а 20 — это размах в нм/мин, а не в процентах.',
      en: 'The mean is 500, the range 510 − 490 = 20; 20 / (2 × 500) = 0.02, that is 2%. Without the two it would be 4%, and 20 is the range in nm/min and not in per cent.',
      ch: '平均值 500，极差 510 − 490 = 20；20 /（2 × 500）= 0.02，即 2%。漏掉 2 会得到 4%，而 20 是以 nm/min 为单位的极差，不是百分数。',
    },
  },
] satisfies Task[];
