import type { Task } from '#shared/domain/works/task.ts';

/** Choices in situations at work. */
export const decisionTasks = [
  // Wolf, Tauber, on end point; SNF, p5000etch list 2001
  {
    id: 'task-plasma-exam-22',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 1,
    tags: ['endpoint', 'lot'],
    source: { workId: 'work-plasma-basics', anchor: 'endpoint' },
    question: {
      ru: 'На первой пластине окончание пришло вдвое раньше обычного. Что делать?',
      en: 'On the first wafer the endpoint came in half the usual time. What do you do?',
      ch: '第一片的终点比平时早了一半。应该怎么办？',
    },
    options: [
      {
        id: 'q9r',
        text: {
          ru: 'Отключить определение окончания и травить по времени',
          en: 'Switch endpoint detection off and etch by time',
          ch: '关闭终点检测，按时间刻蚀',
        },
      },
      {
        id: 'w2w',
        text: {
          ru: 'Остановить партию и сообщить технологу',
          en: 'Stop the lot and tell the process engineer',
          ch: '停止批次并报告工艺工程师',
        },
      },
      {
        id: 'z3d',
        text: {
          ru: 'Добавить перетрав, чтобы время стало обычным',
          en: 'Add overetch to reach the usual time',
          ch: '增加过刻蚀，凑足平时的时间',
        },
      },
      {
        id: 'z5q',
        text: {
          ru: 'Продолжить: окончание найдено',
          en: 'Go on: the endpoint was found',
          ch: '继续：已找到终点',
        },
      },
    ],
    correct: 'w2w',
    explanation: {
      ru: 'Раннее окончание — признак не того слоя, газа или мощности. Подгонка времени прячет причину и портит остальные пластины; решает технолог.',
      en: 'An early endpoint points to a wrong layer, gas or power. Adjusting the time hides the cause and spoils the other wafers; the process engineer decides.',
      ch: '终点过早说明膜层、气体或功率不对。凑时间会掩盖原因并毁掉其余晶圆；由工艺工程师决定。',
    },
  },
  // SEMI store, summary of E87 (slot map verification)
  {
    id: 'task-plasma-exam-23',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 1,
    tags: ['lot'],
    source: { workId: 'work-plasma-chamber', anchor: 'slot-map' },
    question: {
      ru: 'Карта слотов показывает две пластины в одном слоте. Что делать?',
      en: 'The slot map shows two wafers in one slot. What do you do?',
      ch: '槽位图显示一个槽里有两片晶圆。应该怎么办？',
    },
    options: [
      {
        id: 's3h',
        text: {
          ru: 'Повторять сканирование, пока карта не станет верной',
          en: 'Repeat the scan until the map is right',
          ch: '反复扫描，直到槽位图正确',
        },
      },
      {
        id: 'p7s',
        text: {
          ru: 'Пропустить этот слот и запустить остальные',
          en: 'Skip this slot and run the others',
          ch: '跳过该槽，运行其余晶圆',
        },
      },
      {
        id: 'c9z',
        text: {
          ru: 'Не запускать, снять кассету и разобрать по инструкции',
          en: 'Do not start, remove the cassette and sort it out by the instruction',
          ch: '不启动，取下片盒，按规程处理',
        },
      },
      {
        id: 'b5h',
        text: {
          ru: 'Пинцетом поправить пластину в порту',
          en: 'Put the wafer right in the port with tweezers',
          ch: '在端口用镊子拨正晶圆',
        },
      },
    ],
    correct: 'c9z',
    explanation: {
      ru: 'Робот, взяв две пластины, разобьёт обе и, возможно, соседние. Править руками в порту нельзя: кассету снимают и разбирают по инструкции.',
      en: 'A robot that takes two wafers breaks both and perhaps their neighbours. Hands do not belong in the port: the cassette is removed and sorted out by the instruction.',
      ch: '机械手取两片会把两片都打碎，还可能碰坏相邻晶圆。不得在端口用手处理：取下片盒，按规程处理。',
    },
  },
  // resumecat, wafer fab operator; facility practice
  {
    id: 'task-plasma-exam-24',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 1,
    tags: ['alarms'],
    source: { workId: 'work-plasma-chamber', anchor: 'alarms' },
    question: {
      ru: 'Тревога: форвакуумный насос остановился. Кого вызывает оператор?',
      en: 'Alarm: the backing pump has stopped. Whom does the operator call?',
      ch: '报警：前级泵停机。操作员应呼叫谁？',
    },
    options: [
      { id: 'n4k', text: { ru: 'Технолога', en: 'The process engineer', ch: '工艺工程师' } },
      { id: 'w7h', text: { ru: 'Аварийную службу', en: 'The emergency service', ch: '应急部门' } },
      {
        id: 'r9t',
        text: { ru: 'Инженера по оборудованию', en: 'The equipment engineer', ch: '设备工程师' },
      },
      {
        id: 'j4z',
        text: {
          ru: 'Никого: насос перезапускают сами',
          en: 'Nobody: the pump is restarted by the operator',
          ch: '不必呼叫：自行重启泵',
        },
      },
    ],
    correct: 'r9t',
    explanation: {
      ru: 'Отказ насоса — дело инженера по оборудованию или сервиса. Технолог решает о партии и рецептуре, аварийную службу зовут при газе, огне, дыме и травме.',
      en: 'A pump failure is for the equipment engineer or service. The process engineer decides on lot and recipe; the emergency service is for gas, fire, smoke and injury.',
      ch: '泵故障由设备工程师或服务人员处理。工艺工程师决定批次和配方；气体、火灾、烟雾和受伤才叫应急部门。',
    },
  },
  // nano.indiana.edu, best practices
  {
    id: 'task-plasma-exam-25',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 1,
    tags: ['entry'],
    source: { workId: 'work-plasma-chamber', anchor: 'entry' },
    question: {
      ru: 'В чистой комнате вы, не подумав, поправили маску и коснулись щеки перчаткой. Что дальше?',
      en: 'In the cleanroom you adjusted your mask without thinking and touched your cheek with a glove. What next?',
      ch: '在洁净室里您无意中整理口罩，手套碰到了脸。接下来怎么办？',
    },
    options: [
      {
        id: 'f5h',
        text: {
          ru: 'Сменить перчатки, прежде чем что-либо брать',
          en: 'Change the gloves before touching anything',
          ch: '先换手套，再接触任何东西',
        },
      },
      {
        id: 'r4r',
        text: {
          ru: 'Сменить перчатки в конце смены',
          en: 'Change the gloves at the end of the shift',
          ch: '下班时再换手套',
        },
      },
      {
        id: 't3c',
        text: {
          ru: 'Продолжить: кассеты закрыты',
          en: 'Go on: the cassettes are closed',
          ch: '继续：片盒是关闭的',
        },
      },
      {
        id: 'h4m',
        text: {
          ru: 'Протереть перчатку о рукав комбинезона',
          en: 'Wipe the glove on the sleeve',
          ch: '在洁净服袖子上擦手套',
        },
      },
    ],
    correct: 'f5h',
    explanation: {
      ru: 'С кожи на перчатку переходят частицы и соли, а с перчатки — на всё, чего она касается. Рукав от этого станет грязным, перчатка — не станет чистой.',
      en: 'Skin gives particles and salts to the glove, and the glove to all it touches. Wiping soils the sleeve and does not clean the glove.',
      ch: '皮肤上的颗粒和盐分会转到手套，再转到它接触的一切。擦袖子只会弄脏袖子，手套并不会干净。',
    },
  },
  // nano.indiana.edu; cleanroom.uga.edu, policies; fens.sabanciuniv.edu
  {
    id: 'task-plasma-exam-26',
    version: 1,
    type: 'MULTICHOICE',
    mark: 2,
    tags: ['entry'],
    source: { workId: 'work-plasma-chamber', anchor: 'entry' },
    question: {
      ru: 'Что оставляют до переодевания и в чистую комнату не берут?',
      en: 'What stays outside before changing and is not taken into the cleanroom?',
      ch: '哪些东西在更衣前留下，不带入洁净室？',
    },
    options: [
      {
        id: 'q2n',
        text: {
          ru: 'Бутерброд в закрытом пакете',
          en: 'Sandwich in a closed bag',
          ch: '密封袋里的三明治',
        },
      },
      {
        id: 'z9t',
        text: {
          ru: 'Тетрадь из бумаги для чистых комнат',
          en: 'Notebook of cleanroom paper',
          ch: '洁净室专用纸笔记本',
        },
      },
      { id: 'q9m', text: { ru: 'Картонную коробку', en: 'Cardboard box', ch: '纸板箱' } },
      { id: 'd2z', text: { ru: 'Телефон', en: 'Phone', ch: '手机' } },
      { id: 'm7h', text: { ru: 'Карандаш', en: 'Pencil', ch: '铅笔' } },
    ],
    correct: ['q2n', 'q9m', 'd2z', 'm7h'],
    explanation: {
      ru: 'Картон и карандаш сыплют частицы, телефон и еду не очистить, и закрытый пакет этого не меняет. Для записей есть бумага для чистых комнат.',
      en: 'Cardboard and pencils shed particles, phones and food cannot be cleaned, and a closed bag does not change that. Cleanroom paper exists for notes.',
      ch: '纸板和铅笔会掉颗粒，手机和食物无法清洁，密封袋也一样。记录应使用洁净室专用纸。',
    },
  },
] satisfies Task[];
