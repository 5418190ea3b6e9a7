import type { Task } from '#shared/domain/works/task.ts';

/** Tasks on the etcher, on preparing a run and on watching it. */
export const equipmentTasks = [
  // Lieberman, Lichtenberg, ch. 11; impedans.com, Matching Network Quality
  {
    id: 'task-plasma-13',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 1,
    tags: ['equipment', 'rf'],
    source: { workId: 'work-plasma-chamber', anchor: 'subsystems' },
    image: {
      fileId: 'file-plasma-chamber',
      alt: {
        ru: 'Разрез камеры травления и того, что её окружает, с номерами от 1 до 10.',
        en: 'Section of an etch chamber and what surrounds it, numbered from 1 to 10.',
        ch: '刻蚀腔室及其周围部件的剖面图，编号 1 到 10。',
      },
    },
    question: {
      ru: 'Под каким номером на рисунке согласующее устройство?',
      en: 'Which number in the drawing is the matching network?',
      ch: '图中哪个编号是射频匹配器？',
    },
    options: [
      { id: 'n7d', text: { ru: '1', en: '1', ch: '1' } },
      { id: 'n3b', text: { ru: '7', en: '7', ch: '7' } },
      { id: 'r9c', text: { ru: '8', en: '8', ch: '8' } },
      { id: 'f2f', text: { ru: '6', en: '6', ch: '6' } },
      { id: 'v5n', text: { ru: '10', en: '10', ch: '10' } },
    ],
    correct: 'f2f',
    hint: {
      ru: 'Оно стоит на пути мощности к держателю, но само мощность не вырабатывает.',
      en: 'It stands on the path of the power to the chuck but does not produce power itself.',
      ch: '它位于功率通往卡盘的路径上，但本身不产生功率。',
    },
    explanation: {
      ru: '6 — между генератором 7 и держателем, внутри конденсаторы и катушка. 1 — газовый блок, 8 — турбонасос, 10 — спектрометр.',
      en: '6 sits between generator 7 and the chuck, with capacitors and a coil inside. 1 is the gas box, 8 the turbo pump, 10 the spectrometer.',
      ch: '6 位于射频电源 7 与卡盘之间，内有电容和电感。1 是气体箱，8 是涡轮分子泵，10 是光谱仪。',
    },
  },
  // memsnet.org/memstalk/13490; Wolf, Tauber on vacuum
  {
    id: 'task-plasma-14',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 1,
    tags: ['equipment', 'vacuum'],
    source: { workId: 'work-plasma-chamber', anchor: 'vacuum' },
    image: {
      fileId: 'file-plasma-load-lock',
      alt: {
        ru: 'Шлюз с дверью A к кассете, затвором B к камере, клапаном откачки C и клапаном азота D.',
        en: 'A load lock with door A to the cassette, valve B to the chamber, pump valve C and nitrogen valve D.',
        ch: '负载锁：通往片盒的门 A、通往腔室的阀门 B、抽气阀 C、氮气阀 D。',
      },
    },
    question: {
      ru: 'Пластина в шлюзе, давление атмосферное. Как передать её в камеру?',
      en: 'The wafer is in the load lock at atmospheric pressure. How does it get into the chamber?',
      ch: '晶圆在负载锁内，压力为大气压。怎样把它送入腔室？',
    },
    options: [
      {
        id: 'q8h',
        text: {
          ru: 'Закрыть A, открыть D, чтобы азот вытеснил воздух, затем открыть B',
          en: 'Close A, open D for nitrogen to drive out the air, then open B',
          ch: '关闭 A，打开 D 用氮气赶走空气，再打开 B',
        },
      },
      {
        id: 't5r',
        text: {
          ru: 'Закрыть A, открыть C, дождаться заданного давления, открыть B',
          en: 'Close A, open C, wait for the set pressure, open B',
          ch: '关闭 A，打开 C，等到设定气压，再打开 B',
        },
      },
      {
        id: 'h6p',
        text: {
          ru: 'Закрыть A, открыть B: насос камеры откачает и шлюз',
          en: 'Close A, open B: the pump of the chamber will pump the lock too',
          ch: '关闭 A，打开 B：腔室的泵会同时抽负载锁',
        },
      },
      {
        id: 'p3c',
        text: {
          ru: 'Открыть C и B одновременно, чтобы давление выровнялось быстрее',
          en: 'Open C and B together so that the pressure evens out faster',
          ch: '同时打开 C 和 B，使压力更快平衡',
        },
      },
    ],
    correct: 't5r',
    hint: {
      ru: 'Каким должно быть давление по обе стороны затвора в момент его открытия?',
      en: 'What should the pressure on both sides of a valve be when it opens?',
      ch: '打开阀门时，两侧的气压应当怎样？',
    },
    explanation: {
      ru: 'Затвор B открывают только к вакууму, поэтому шлюз сначала откачивают через C. При атмосфере в шлюзе, воздушной или азотной, камера получит удар газа, частицы и влагу.',
      en: 'Valve B is opened only towards vacuum, so the lock is first pumped through C. With atmosphere in the lock, air or nitrogen, the chamber would get a burst of gas, particles and moisture.',
      ch: '阀门 B 只能在负载锁为真空时打开，因此先经 C 抽气。负载锁内若为大气压，无论空气还是氮气，都会使腔室受到气流冲击，带入颗粒和水汽。',
    },
  },
  // modelled on public summaries of SEMI E87 (slot map verification)
  {
    id: 'task-plasma-15',
    version: 1,
    type: 'MULTICHOICE',
    mark: 2,
    tags: ['equipment', 'slot-map', 'lot'],
    source: { workId: 'work-plasma-chamber', anchor: 'slot-map' },
    image: {
      fileId: 'file-plasma-slot-map',
      alt: {
        ru: 'Карта слотов 1–25: в слоте 5 две пластины, между 8 и 9 пластина с перекосом, слоты 12 и 20 пусты.',
        en: 'Slot map 1–25: two wafers in slot 5, a crossed wafer between 8 and 9, slots 12 and 20 empty.',
        ch: '槽位图 1–25：5 号槽有两片，8 号与 9 号之间斜插，12 号和 20 号为空。',
      },
    },
    question: {
      ru: 'В сопроводительном листе 24 пластины, пустой слот 12. Какие места карты запрещают запуск?',
      en: 'The lot traveler says 24 wafers, slot 12 empty. Which places of the map forbid the start?',
      ch: '随工单写明 24 片，12 号槽为空。图中哪些位置不允许启动？',
    },
    options: [
      { id: 'm6h', text: { ru: 'Слот 5', en: 'Slot 5', ch: '5 号槽' } },
      { id: 'z7c', text: { ru: 'Слот 12', en: 'Slot 12', ch: '12 号槽' } },
      { id: 't2z', text: { ru: 'Слоты 8–9', en: 'Slots 8–9', ch: '8–9 号槽' } },
      { id: 'x4x', text: { ru: 'Слот 20', en: 'Slot 20', ch: '20 号槽' } },
      { id: 'm9w', text: { ru: 'Слот 1', en: 'Slot 1', ch: '1 号槽' } },
    ],
    correct: ['m6h', 't2z', 'x4x'],
    hint: {
      ru: 'Сравнивайте карту с листом, а не с полной кассетой.',
      en: 'Compare the map with the traveler, not with a full cassette.',
      ch: '要与随工单比较，而不是与装满的片盒比较。',
    },
    explanation: {
      ru: 'В слоте 5 две пластины, между 8 и 9 перекос, а слот 20 пуст вопреки листу. Слот 12 пуст и в листе, в слоте 1 пластина лежит правильно.',
      en: 'Slot 5 holds two wafers, a wafer is crossed between 8 and 9, and slot 20 is empty against the traveler. Slot 12 is empty in the traveler too, and the wafer in slot 1 lies properly.',
      ch: '5 号槽有两片，8 号与 9 号之间斜插，20 号槽为空，与随工单不符。12 号槽在随工单上也是空的，1 号槽的晶圆位置正确。',
    },
  },
  // SNF p5000etch list, October 2001; Berkeley tylan11 log, 1989
  {
    id: 'task-plasma-16',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 2,
    tags: ['equipment', 'recipe', 'communication'],
    source: { workId: 'work-plasma-chamber', anchor: 'before-run' },
    question: {
      ru: 'Имя рецептуры совпадает с листом, но время главного шага на экране на 10 с больше. Что делать?',
      en: 'The recipe name agrees with the traveler, but the main step on the screen is 10 s longer. What do you do?',
      ch: '配方名称与随工单一致，但屏幕上主步骤的时间多了 10 s。应该怎么办？',
    },
    options: [
      {
        id: 'p5q',
        text: {
          ru: 'Не запускать и сообщить технологу',
          en: 'Do not start, and tell the process engineer',
          ch: '不启动，通知工艺工程师',
        },
      },
      {
        id: 'r3n',
        text: {
          ru: 'Исправить время по листу и сделать запись в журнале',
          en: 'Correct the time by the traveler and make a note in the log',
          ch: '按随工单改正时间，并记入日志',
        },
      },
      {
        id: 's5g',
        text: {
          ru: 'Запустить одну пластину и посмотреть, каким выйдет результат',
          en: 'Run one wafer and see how the result comes out',
          ch: '先跑一片，看看结果如何',
        },
      },
      {
        id: 'd8f',
        text: {
          ru: 'Запустить: имя совпало, а разница лежит в пределах перетрава',
          en: 'Start: the name agrees, and the difference is within the over-etch',
          ch: '启动：名称一致，差别在过刻蚀范围之内',
        },
      },
    ],
    correct: 'p5q',
    hint: {
      ru: 'Кто имеет право решать, какое из двух значений верное?',
      en: 'Who has the right to decide which of the two values is correct?',
      ch: '谁有权决定两个数值中哪一个正确？',
    },
    explanation: {
      ru: 'Предыдущий пользователь мог изменить рецептуру, и вы не знаете зачем; решает технолог. Исправление без права, проба на пластине партии и надежда на перетрав превращают расхождение в брак.',
      en: 'The previous user may have changed the recipe, and you do not know why; the process engineer decides. Correcting it without the right, trying it on a wafer of the lot or trusting the over-etch turns a mismatch into scrap.',
      ch: '前一位使用者可能改动过配方，而您不知道原因，应由工艺工程师决定。无权修改、拿批次中的晶圆试验或指望过刻蚀，都会把不一致变成报废。',
    },
  },
  // impedans.com, Matching Network Quality; Lieberman, Lichtenberg, ch. 11
  {
    id: 'task-plasma-17',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 2,
    tags: ['equipment', 'rf'],
    source: { workId: 'work-plasma-chamber', anchor: 'during-run' },
    image: {
      fileId: 'file-plasma-rf-trace',
      alt: {
        ru: 'График мощности: прямая 1 постоянна, отражённая 2 с коротким пиком в t₁ и устойчивым ростом после t₂.',
        en: 'Power against time: forward 1 is constant, reflected 2 has a short peak at t₁ and a lasting rise after t₂.',
        ch: '功率曲线：入射功率 1 不变，反射功率 2 在 t₁ 有短暂尖峰，t₂ 之后持续升高。',
      },
    },
    question: {
      ru: 'Кривая 1 — прямая мощность, 2 — отражённая. Как прочесть график?',
      en: 'Curve 1 is forward power, 2 reflected power. How do you read the graph?',
      ch: '曲线 1 为入射功率，2 为反射功率。怎样解读这张图？',
    },
    options: [
      {
        id: 'k7d',
        text: {
          ru: 'В t₁ авария согласования, после t₂ установка вышла на режим',
          en: 'At t₁ the match failed, after t₂ the tool reached its regime',
          ch: 't₁ 时匹配故障，t₂ 之后设备进入正常状态',
        },
      },
      {
        id: 'g2x',
        text: {
          ru: 'Всё в норме: прямая мощность постоянна, остальное не влияет на пластину',
          en: 'All is well: forward power is constant, the rest does not affect the wafer',
          ch: '一切正常：入射功率不变，其余对晶圆没有影响',
        },
      },
      {
        id: 'b5r',
        text: {
          ru: 'В t₁ зажигание и подстройка, после t₂ пластина недополучает мощность',
          en: 'At t₁ ignition and tuning, after t₂ the wafer gets too little power',
          ch: 't₁ 是点燃和调谐，t₂ 之后晶圆得到的功率不足',
        },
      },
      {
        id: 'v3j',
        text: {
          ru: 'После t₂ плазма получает больше мощности: к кривой 1 прибавилась 2',
          en: 'After t₂ plasma gets more power: curve 2 is added to curve 1',
          ch: 't₂ 之后等离子体得到更多功率：曲线 2 加到了曲线 1 上',
        },
      },
    ],
    correct: 'b5r',
    hint: {
      ru: 'Плазма получает разность кривых. Какой из двух подъёмов длится недолго?',
      en: 'Plasma gets the difference of the curves. Which of the two rises is short?',
      ch: '等离子体得到的是两条曲线之差。两次上升中哪一次很短暂？',
    },
    explanation: {
      ru: 'Короткий пик при зажигании нормален: согласование настраивается. После t₂ отражение держится, и плазма получает прямую мощность минус отражённую, то есть меньше, хотя кривая 1 ровная.',
      en: 'A short peak at ignition is normal: the match is tuning. After t₂ the reflection persists, and plasma gets forward minus reflected power, that is less, although curve 1 is flat.',
      ch: '点燃时的短暂尖峰是正常的：匹配器正在调谐。t₂ 之后反射持续存在，等离子体得到的是入射减去反射，即使曲线 1 平直，功率也减少了。',
    },
  },
  // impedans.com, Matching Network Quality; oxfordplasma.de, effect of poor RF matching
  {
    id: 'task-plasma-18',
    version: 1,
    type: 'MULTICHOICE',
    mark: 2,
    tags: ['equipment', 'rf', 'alarms'],
    source: { workId: 'work-plasma-chamber', anchor: 'during-run' },
    question: {
      ru: 'Посреди шага отражённая мощность выросла и держится, пришла тревога. Что верно?',
      en: 'In the middle of a step reflected power has grown and persists, and an alarm came. What is true?',
      ch: '步骤中途反射功率升高并持续，出现报警。下列哪些正确？',
    },
    options: [
      {
        id: 'n5n',
        text: {
          ru: 'Прямую мощность надо поднять, чтобы возместить потерю',
          en: 'Forward power has to be raised to make up for the loss',
          ch: '应提高入射功率来弥补损失',
        },
      },
      {
        id: 'h3b',
        text: {
          ru: 'Скорость травления на этой пластине могла упасть',
          en: 'The etch rate on this wafer may have fallen',
          ch: '这片晶圆的刻蚀速率可能已经下降',
        },
      },
      {
        id: 'g7d',
        text: {
          ru: 'После подтверждения тревоги партию можно закончить',
          en: 'Once the alarm is acknowledged, the lot can be finished',
          ch: '确认报警之后，可以把这一批做完',
        },
      },
      {
        id: 't7x',
        text: {
          ru: 'Нужен инженер по оборудованию, а пластине — отметка об отклонении',
          en: 'The equipment engineer is needed, and a note of deviation for the wafer',
          ch: '需要设备工程师，并为这片晶圆记录偏差',
        },
      },
    ],
    correct: ['h3b', 't7x'],
    hint: {
      ru: 'Отделите последствия и вызов нужного человека от попыток справиться самому.',
      en: 'Separate the consequences and the right call from attempts to cope alone.',
      ch: '把后果和正确的呼叫，与自行处理的做法区分开。',
    },
    explanation: {
      ru: 'Пластина недополучает мощность, и скорость падает; отказ согласования разбирает инженер по оборудованию, а пластину — технолог. Подтверждение причину не снимает, а лишняя мощность может повредить генератор и согласование.',
      en: 'The wafer gets too little power and the rate falls; the equipment engineer deals with the match, the process engineer with the wafer. Acknowledging does not remove the cause, and extra power may damage generator and match.',
      ch: '晶圆得到的功率不足，速率下降；匹配故障由设备工程师处理，晶圆由工艺工程师处理。确认不能消除原因，加大功率可能损坏电源和匹配器。',
    },
  },
  // alarm life cycle of ISA-18.2 as summarised by Beckhoff TF8400
  {
    id: 'task-plasma-19',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 1,
    tags: ['equipment', 'alarms'],
    source: { workId: 'work-plasma-chamber', anchor: 'alarms' },
    question: {
      ru: 'Оператор нажал «Подтвердить» (ACK), звук прекратился. Что это значит?',
      en: 'The operator pressed ACK and the sound stopped. What does it mean?',
      ch: '操作员按下“确认”（ACK），声音停止。这意味着什么？',
    },
    options: [
      {
        id: 'p5w',
        text: {
          ru: 'Причина устранена, можно продолжать',
          en: 'The cause is removed, work can go on',
          ch: '原因已消除，可以继续',
        },
      },
      {
        id: 'k5n',
        text: {
          ru: 'Тревога больше не появится до конца смены',
          en: 'The alarm will not appear again during the shift',
          ch: '本班内报警不会再出现',
        },
      },
      {
        id: 'w3c',
        text: {
          ru: 'Установка сама вызвала инженера по оборудованию',
          en: 'The tool has called the equipment engineer by itself',
          ch: '设备已自动呼叫设备工程师',
        },
      },
      {
        id: 'q5z',
        text: {
          ru: 'Тревогу увидели, причина осталась',
          en: 'The alarm was seen, the cause is still there',
          ch: '报警已被看到，原因仍然存在',
        },
      },
    ],
    correct: 'q5z',
    hint: {
      ru: 'Что в установке изменилось от нажатия, кроме звука?',
      en: 'What has changed in the tool by pressing, other than the sound?',
      ch: '除了声音之外，按下之后设备有什么变化？',
    },
    explanation: {
      ru: 'ACK сообщает системе, что человек прочёл тревогу, и больше ничего. Причину нужно найти, а нужного человека — вызвать самому.',
      en: 'ACK tells the system that a person has read the alarm and nothing else. The cause has to be found, and the right person has to be called.',
      ch: 'ACK 只告诉系统有人看过报警，仅此而已。原因要查找，相应的人员要自己去呼叫。',
    },
  },
  // memsnet.org/memstalk/13887; SNF pquest list, August 2008 (helium leakage and clamping)
  {
    id: 'task-plasma-20',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 2,
    tags: ['equipment', 'helium'],
    source: { workId: 'work-plasma-chamber', anchor: 'chuck' },
    image: {
      fileId: 'file-plasma-helium',
      alt: {
        ru: 'Пластина на держателе с подачей гелия; на графике давление p постоянно, поток Q растёт.',
        en: 'A wafer on a chuck with helium feed; in the graph pressure p is constant and flow Q grows.',
        ch: '放在卡盘上的晶圆及氦气供给；曲线图中压力 p 不变，流量 Q 增大。',
      },
    },
    question: {
      ru: 'Давление гелия p под пластиной постоянно, а его поток Q растёт. Какая причина вероятнее всего?',
      en: 'The helium pressure p below the wafer is constant, but its flow Q grows. Which cause is the most likely?',
      ch: '晶圆背面氦气压力 p 不变，但流量 Q 增大。最可能的原因是什么？',
    },
    options: [
      {
        id: 'w4m',
        text: {
          ru: 'Пластина перегрелась, и гелий под ней расширился',
          en: 'The wafer overheated, and helium expanded below it',
          ch: '晶圆过热，下面的氦气膨胀',
        },
      },
      {
        id: 'r9g',
        text: {
          ru: 'Плазма поглощает гелий через пластину',
          en: 'Plasma absorbs helium through the wafer',
          ch: '等离子体透过晶圆吸收氦气',
        },
      },
      {
        id: 'j8s',
        text: {
          ru: 'Пластина прижата неплотно, и гелий уходит в камеру',
          en: 'The wafer is not held tightly, and helium escapes into the chamber',
          ch: '晶圆没有吸紧，氦气漏入腔室',
        },
      },
      {
        id: 'r5b',
        text: {
          ru: 'Чиллер подаёт слишком холодную жидкость в держатель',
          en: 'The chiller feeds liquid to the chuck that is too cold',
          ch: '冷却机供给卡盘的液体过冷',
        },
      },
    ],
    correct: 'j8s',
    hint: {
      ru: 'Чтобы держать то же давление, приходится подавать больше газа. Куда он девается?',
      en: 'More gas has to be fed to keep the same pressure. Where does it go?',
      ch: '要保持同样的压力，就得多供气。多出的气体去了哪里？',
    },
    explanation: {
      ru: 'Раз давление удерживают большим потоком, гелий уходит из-под края пластины: слабый прижим, частица или сдвиг. Расширение газа подняло бы давление и уменьшило поток, а сквозь пластину гелий не проходит.',
      en: 'If a larger flow is needed for the pressure, helium escapes at the wafer edge: weak clamping, a particle or a shift. Expansion would raise the pressure and lower the flow, and helium does not pass through a wafer.',
      ch: '需要更大流量才能保持压力，说明氦气从晶圆边缘漏出：吸附力弱、有颗粒或位置偏移。气体膨胀会使压力升高、流量减小，而氦气不能穿过晶圆。',
    },
  },
] satisfies Task[];
