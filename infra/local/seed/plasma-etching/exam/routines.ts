import type { Task } from '#shared/domain/works/task.ts';

/** What is done in which order: clothes, lot, lock. */
export const routineTasks = [
  // W. Whyte after multilab.biz, FAQ; cleanroom.net, gowning procedure
  {
    id: 'task-plasma-exam-01',
    version: 1,
    type: 'ORDERQUESTION',
    mark: 2,
    tags: ['entry'],
    source: { workId: 'work-plasma-chamber', anchor: 'entry' },
    question: {
      ru: 'Вы одеваетесь для чистой комнаты. В каком порядке?',
      en: 'You are dressing for the cleanroom. In what order?',
      ch: '您正在为进入洁净室更衣。顺序是什么？',
    },
    options: [
      { id: 'x4g', text: { ru: 'Шапочка на волосы', en: 'Hair cap', ch: '头套帽，盖住头发' } },
      {
        id: 't8m',
        text: { ru: 'Осмотр перед зеркалом', en: 'Check in the mirror', ch: '照镜子检查' },
      },
      { id: 'v7q', text: { ru: 'Маска и шлем', en: 'Mask and hood', ch: '口罩和头罩' } },
      {
        id: 'x8n',
        text: {
          ru: 'Высокие бахилы, сидя на скамье',
          en: 'Overboots, sitting on the bench',
          ch: '坐在隔离凳上穿长筒靴套',
        },
      },
      { id: 'p7g', text: { ru: 'Комбинезон', en: 'Coverall', ch: '连体洁净服' } },
      {
        id: 'k2t',
        text: {
          ru: 'Рабочие перчатки поверх манжет',
          en: 'Working gloves over the cuffs',
          ch: '工作手套，套在袖口外',
        },
      },
    ],
    correct: ['x4g', 'v7q', 'p7g', 'x8n', 't8m', 'k2t'],
    explanation: {
      ru: 'Одеваются сверху вниз: частицы с волос и плеч падают на то, что ещё не надето. Перчатки надевают последними, чтобы их наружная сторона ничего не коснулась.',
      en: 'You dress from the top down: particles from hair and shoulders fall on what is not yet put on. Gloves come last, so that their outside touches nothing.',
      ch: '更衣从上到下：头发和肩上的颗粒只会落到还没穿上的衣物下方。手套最后戴，使其外表面不接触任何东西。',
    },
  },
  // SNF, p5000etch list 2001; SEMI store, summary of E87
  {
    id: 'task-plasma-exam-02',
    version: 1,
    type: 'ORDERQUESTION',
    mark: 2,
    tags: ['lot'],
    source: { workId: 'work-plasma-chamber', anchor: 'before-run' },
    question: {
      ru: 'На установку пришла партия. Сначала принимают кассету, потом рецептуру. В каком порядке действовать?',
      en: 'A lot has come to the tool. The cassette is accepted first, the recipe second. In what order do you act?',
      ch: '一批晶圆送到设备。先验收片盒，再处理配方。应按什么顺序操作？',
    },
    options: [
      {
        id: 'c7m',
        text: {
          ru: 'Выбрать рецептуру, указанную в листе',
          en: 'Select the recipe named in the traveler',
          ch: '选择随工单上的配方',
        },
      },
      { id: 'r3g', text: { ru: 'Запустить партию', en: 'Start the lot', ch: '启动批次' } },
      {
        id: 's5d',
        text: {
          ru: 'Прочесть в листе номер партии, операцию и число пластин',
          en: 'Read lot number, operation and wafer count in the traveler',
          ch: '在随工单上读批号、工序和片数',
        },
      },
      {
        id: 'r3s',
        text: {
          ru: 'Сверить версию и параметры загруженной рецептуры',
          en: 'Compare version and parameters of the loaded recipe',
          ch: '核对已装载配方的版本和参数',
        },
      },
      {
        id: 'r3b',
        text: {
          ru: 'Сверить карту слотов с листом',
          en: 'Compare the slot map with the traveler',
          ch: '把槽位图与随工单核对',
        },
      },
      {
        id: 'p5f',
        text: {
          ru: 'Поставить кассету и дождаться карты слотов',
          en: 'Place the cassette and wait for the slot map',
          ch: '放好片盒，等待槽位图',
        },
      },
    ],
    correct: ['s5d', 'p5f', 'r3b', 'c7m', 'r3s', 'r3g'],
    explanation: {
      ru: 'Лист говорит, что должно прийти, карта слотов — что пришло. Рецептуру сверяют после загрузки: сравнивают то, что загружено, а не то, что выбирали.',
      en: 'The traveler says what should come, the slot map what came. The recipe is compared after loading: what counts is what is loaded and not what was picked.',
      ch: '随工单说明应到什么，槽位图说明实到什么。配方在装载后核对：要核对的是已装载的内容，而不是刚才选的名称。',
    },
  },
  // memsnet.org/memstalk/13490 (load lock of chlorine tools)
  {
    id: 'task-plasma-exam-03',
    version: 1,
    type: 'ORDERQUESTION',
    mark: 2,
    tags: ['vacuum'],
    source: { workId: 'work-plasma-chamber', anchor: 'vacuum' },
    image: {
      fileId: 'file-plasma-load-lock',
      alt: {
        ru: 'Шлюз с дверью A к кассете, затвором B к камере, клапаном откачки C и клапаном азота D.',
        en: 'Load lock with door A to the cassette, valve B to the chamber, pumping valve C and nitrogen valve D.',
        ch: '负载锁：A 门通片盒，B 阀通腔室，C 为抽气阀，D 为氮气阀。',
      },
    },
    question: {
      ru: 'Травление закончено, шлюз откачан, A и B закрыты. Как вернуть пластину в кассету?',
      en: 'Etching is over, the lock is pumped, A and B are closed. How does the wafer get back into the cassette?',
      ch: '刻蚀结束，负载锁已抽空，A 和 B 关闭。怎样把晶圆送回片盒？',
    },
    options: [
      {
        id: 'b6w',
        text: {
          ru: 'Перенести пластину из камеры в шлюз',
          en: 'Move the wafer from chamber to lock',
          ch: '把晶圆从腔室移入负载锁',
        },
      },
      { id: 'x9f', text: { ru: 'Открыть дверь A', en: 'Open door A', ch: '打开 A 门' } },
      { id: 'x2b', text: { ru: 'Закрыть затвор B', en: 'Close valve B', ch: '关闭 B 阀' } },
      {
        id: 'm3q',
        text: {
          ru: 'Напустить азот через D до атмосферы',
          en: 'Vent through D with nitrogen to atmosphere',
          ch: '经 D 充氮气至大气压',
        },
      },
      {
        id: 'q2m',
        text: {
          ru: 'Положить пластину в её слот',
          en: 'Put the wafer into its slot',
          ch: '把晶圆放回原槽',
        },
      },
      { id: 'g2j', text: { ru: 'Открыть затвор B', en: 'Open valve B', ch: '打开 B 阀' } },
    ],
    correct: ['g2j', 'b6w', 'x2b', 'm3q', 'x9f', 'q2m'],
    explanation: {
      ru: 'Проём открывают, когда давление по обе стороны равно: B — к вакууму, A — к атмосфере. Азот напускают после того, как B закрыт, иначе он пойдёт в камеру.',
      en: 'An opening is opened when the pressure on both sides is equal: B to vacuum, A to atmosphere. Nitrogen comes after B is closed, or it would go into the chamber.',
      ch: '两侧压力相等时才能打开：B 对真空，A 对大气。B 关闭后才充氮气，否则氮气会进入腔室。',
    },
  },
] satisfies Task[];
