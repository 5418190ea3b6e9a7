import type { Task } from '#shared/domain/works/task.ts';

/** What is done in which order: alarms and the etch step. */
export const procedureTasks = [
  // EPFL CMi, Emergency procedures; Sabanci University, Clean Room Evacuation Procedure
  {
    id: 'task-plasma-exam-04',
    version: 1,
    type: 'ORDERQUESTION',
    mark: 2,
    critical: true,
    tags: ['safety', 'gases'],
    source: { workId: 'work-plasma-chamber', anchor: 'toxic-gases' },
    question: {
      ru: 'Вы стоите у установки с HBr, и звучит газовая тревога. Расположите действия по порядку.',
      en: 'You stand at an HBr tool and the gas alarm sounds. Put the actions in order.',
      ch: '您正在 HBr 设备旁，气体报警响起。请排列行动的顺序。',
    },
    options: [
      {
        id: 'z5k',
        text: {
          ru: 'Вернуться, когда разрешит аварийная служба',
          en: 'Return when the emergency service allows it',
          ch: '应急部门允许后返回',
        },
      },
      {
        id: 'q6b',
        text: { ru: 'Прийти на место сбора', en: 'Go to the assembly point', ch: '到达集合点' },
      },
      {
        id: 'j4f',
        text: {
          ru: 'Отметиться и рассказать, что вы видели',
          en: 'Report in and say what you saw',
          ch: '报到并说明所见情况',
        },
      },
      {
        id: 'j7k',
        text: {
          ru: 'Выйти ближайшим выходом, не переодеваясь',
          en: 'Leave by the nearest exit without changing',
          ch: '不更衣，从最近的出口离开',
        },
      },
      {
        id: 'j2h',
        text: {
          ru: 'Бросить работу, ничего не доводя до конца',
          en: 'Stop working and finish nothing',
          ch: '立即停下工作，不再完成任何操作',
        },
      },
    ],
    correct: ['j2h', 'j7k', 'q6b', 'j4f', 'z5k'],
    explanation: {
      ru: 'Сначала люди: уходят сразу, в комбинезоне, ближайшим выходом. Рассказать и вызвать помощь можно с места сбора, а возвращаться решает аварийная служба.',
      en: 'People first: you leave at once, in the coverall, by the nearest exit. You can tell and call from the assembly point, and the emergency service decides on the return.',
      ch: '人员第一：立即穿着洁净服从最近的出口离开。说明情况和求助可在集合点进行，何时返回由应急部门决定。',
    },
  },
  // ISA-18.2 life cycle as summarised by Beckhoff TF8400; resumecat, wafer fab operator
  {
    id: 'task-plasma-exam-05',
    version: 1,
    type: 'ORDERQUESTION',
    mark: 2,
    tags: ['alarms'],
    source: { workId: 'work-plasma-chamber', anchor: 'alarms' },
    question: {
      ru: 'На экране тревога, партия идёт. Расположите действия по порядку.',
      en: 'An alarm is on the screen, the lot is running. Put the actions in order.',
      ch: '屏幕出现报警，批次正在运行。请排列行动的顺序。',
    },
    options: [
      {
        id: 't2v',
        text: {
          ru: 'Вызвать того, кто решает эту неполадку',
          en: 'Call the person who deals with this fault',
          ch: '呼叫负责此类故障的人员',
        },
      },
      {
        id: 't6m',
        text: {
          ru: 'Записать время, код и свои действия',
          en: 'Write down time, code and what you did',
          ch: '记录时间、代码和所做的操作',
        },
      },
      {
        id: 'w4j',
        text: { ru: 'Прочесть тревогу целиком', en: 'Read the whole alarm', ch: '完整阅读报警' },
      },
      {
        id: 't9v',
        text: {
          ru: 'Остановить подачу новых пластин, если так предписано',
          en: 'Stop feeding wafers if that is prescribed',
          ch: '如有规定，停止送入新晶圆',
        },
      },
      { id: 'g2b', text: { ru: 'Обезопасить людей', en: 'Make people safe', ch: '保证人员安全' } },
    ],
    correct: ['w4j', 'g2b', 't9v', 't2v', 't6m'],
    explanation: {
      ru: 'Не прочитав, нельзя понять, кому опасно и кого звать. Люди важнее пластин, пластины важнее записи, а запись делают сразу после вызова.',
      en: 'Without reading it you cannot know who is in danger and whom to call. People come before wafers, wafers before notes, and notes follow the call at once.',
      ch: '不读完就不知道谁有危险、该叫谁。人员先于晶圆，晶圆先于记录，呼叫之后立即记录。',
    },
  },
  // Plummer, Deal, Griffin, ch. 10; Wolf, Tauber, vol. 1, on dry etching and end point
  {
    id: 'task-plasma-exam-06',
    version: 1,
    type: 'ORDERQUESTION',
    mark: 2,
    tags: ['process'],
    source: { workId: 'work-plasma-basics', anchor: 'endpoint' },
    question: {
      ru: 'Пластина в камере, затвор закрыт. В каком порядке идёт шаг травления?',
      en: 'The wafer is in the chamber, the valve is closed. In what order does an etch step run?',
      ch: '晶圆已在腔室内，阀门关闭。刻蚀步骤按什么顺序进行？',
    },
    options: [
      {
        id: 'v9r',
        text: {
          ru: 'Включение ВЧ, зажигание плазмы',
          en: 'RF on, plasma ignites',
          ch: '打开射频，点燃等离子体',
        },
      },
      {
        id: 'z4s',
        text: {
          ru: 'Откачка до базового давления',
          en: 'Pumping to base pressure',
          ch: '抽至本底压力',
        },
      },
      {
        id: 'k8s',
        text: {
          ru: 'Травление до сигнала окончания',
          en: 'Etching to the endpoint signal',
          ch: '刻蚀至终点信号',
        },
      },
      {
        id: 'f5t',
        text: {
          ru: 'Выключение ВЧ и откачка газа',
          en: 'RF off, gas pumped out',
          ch: '关闭射频，抽走气体',
        },
      },
      {
        id: 's9n',
        text: {
          ru: 'Пуск газа и выход давления на уставку',
          en: 'Gas on, pressure reaches its setpoint',
          ch: '通入气体，压力达到设定值',
        },
      },
      { id: 'n7r', text: { ru: 'Перетрав', en: 'Overetch', ch: '过刻蚀' } },
    ],
    correct: ['z4s', 's9n', 'v9r', 'k8s', 'n7r', 'f5t'],
    explanation: {
      ru: 'Газ пускают в чистый вакуум, плазму зажигают при установившемся давлении, а перетрав начинается после сигнала окончания, когда самые быстрые места уже вскрыты.',
      en: 'Gas goes into a clean vacuum, the plasma is lit at a settled pressure, and overetch starts after the endpoint signal, when the fastest places are already open.',
      ch: '气体通入洁净的真空，压力稳定后点燃等离子体，终点信号之后、最快的位置已刻穿时开始过刻蚀。',
    },
  },
] satisfies Task[];
