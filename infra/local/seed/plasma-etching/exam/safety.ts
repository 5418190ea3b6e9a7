import type { Task } from '#shared/domain/works/task.ts';

/** Choices on safety, watching and rights. */
export const examSafetyTasks = [
  // Omron, EMO and EMS; Omron safety handbook p. 12
  {
    id: 'task-plasma-exam-27',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 1,
    critical: true,
    tags: ['safety', 'emo'],
    source: { workId: 'work-plasma-chamber', anchor: 'emo' },
    question: {
      ru: 'Руку коллеги зажало в порту загрузки, механизм продолжает двигаться. До кнопки EMO один шаг. Что сделать первым?',
      en: 'A colleague’s hand is caught in the load port and the mechanism keeps moving. The EMO button is one step away. What first?',
      ch: '同事的手被装载端口夹住，机构仍在运动。EMO 按钮就在一步之外。首先做什么？',
    },
    options: [
      { id: 'f2v', text: { ru: 'Тянуть руку наружу', en: 'Pull the hand out', ch: '把手往外拉' } },
      { id: 'p6n', text: { ru: 'Нажать EMO', en: 'Press EMO', ch: '按下 EMO' } },
      {
        id: 'g7m',
        text: {
          ru: 'Остановить рецептуру с экрана',
          en: 'Stop the recipe on the screen',
          ch: '在屏幕上停止配方',
        },
      },
      {
        id: 'd2r',
        text: {
          ru: 'Бежать за мастером смены',
          en: 'Run for the shift supervisor',
          ch: '跑去找值班主管',
        },
      },
    ],
    correct: 'p6n',
    explanation: {
      ru: 'Опасность человеку — именно тот случай, для которого есть EMO, и дотянуться до неё можно без риска. Остановка рецептуры не снимает питание с механизмов.',
      en: 'Danger to a person is what EMO is for, and it can be reached without risk. Stopping the recipe does not take the power off the mechanisms.',
      ch: '人员遇险正是 EMO 的用途，而且可以安全够到。停止配方并不会切断机构的动力。',
    },
  },
  // memsnet.org/memstalk/13490; ICSC 0616
  {
    id: 'task-plasma-exam-28',
    version: 1,
    type: 'MULTICHOICE',
    mark: 2,
    critical: true,
    tags: ['safety', 'gases'],
    source: { workId: 'work-plasma-chamber', anchor: 'opening' },
    question: {
      ru: 'Камеру после травления в Cl₂ нужно открыть. Что верно?',
      en: 'A chamber has to be opened after etching in Cl₂. What is true?',
      ch: 'Cl₂ 刻蚀之后需要打开腔室。哪些正确？',
    },
    options: [
      {
        id: 'n4z',
        text: {
          ru: 'Сначала её многократно откачивают и продувают азотом',
          en: 'First it is pumped and purged with nitrogen many times',
          ch: '先反复抽空并用氮气吹扫',
        },
      },
      {
        id: 'g9h',
        text: {
          ru: 'Газовые линии перекрывают и блокируют',
          en: 'Gas lines are shut off and locked',
          ch: '关闭并锁定气路',
        },
      },
      {
        id: 'c2p',
        text: {
          ru: 'Снятые детали держат под вытяжкой',
          en: 'Removed parts are kept under an exhaust',
          ch: '拆下的零件放在排风下',
        },
      },
      {
        id: 's6r',
        text: {
          ru: 'Атмосферное давление на дисплее значит, что внутри безопасно',
          en: 'Atmospheric pressure on the display means it is safe inside',
          ch: '显示大气压说明内部安全',
        },
      },
      {
        id: 'd2s',
        text: {
          ru: 'Оператор открывает её сам, если нет запаха',
          en: 'The operator opens it if there is no smell',
          ch: '没有气味时操作员可自行打开',
        },
      },
    ],
    correct: ['n4z', 'g9h', 'c2p'],
    explanation: {
      ru: 'Хлориды на стенках с влагой дают хлороводород, поэтому нужны продувки, закрытые линии и вытяжка. Давление не говорит, чем заполнена камера, запах — не детектор, а открывает её обученный персонал.',
      en: 'Chlorides on the walls give hydrogen chloride with moisture, hence purging, closed lines and exhaust. Pressure does not tell what fills the chamber, smell is no detector, and trained staff open it.',
      ch: '壁上的氯化物遇水汽产生氯化氢，因此要吹扫、关闭气路、排风。压力不说明腔内是什么，气味不是探测器，腔室由经培训的人员打开。',
    },
  },
  // impedans.com, Matching Network Quality; memsnet.org/memstalk/13887
  {
    id: 'task-plasma-exam-29',
    version: 1,
    type: 'MULTICHOICE',
    mark: 2,
    tags: ['process'],
    source: { workId: 'work-plasma-chamber', anchor: 'during-run' },
    question: {
      ru: 'Что на экране процесса считают тревожным признаком?',
      en: 'Which of these on the process screen are warning signs?',
      ch: '工艺画面上的哪些现象是异常征兆？',
    },
    options: [
      {
        id: 'd9p',
        text: {
          ru: 'Дроссельный затвор упёрся в край',
          en: 'The throttle valve is at its end',
          ch: '节流阀到了极限位置',
        },
      },
      {
        id: 'd5q',
        text: {
          ru: 'Прямая мощность равна уставке',
          en: 'Forward power equals its setpoint',
          ch: '正向功率等于设定值',
        },
      },
      {
        id: 'g5r',
        text: {
          ru: 'Короткий пик отражённой мощности при зажигании',
          en: 'A short peak of reflected power at ignition',
          ch: '点火时反射功率的短暂尖峰',
        },
      },
      {
        id: 'd3p',
        text: {
          ru: 'Поток гелия выше обычного',
          en: 'Helium flow is above normal',
          ch: '氦气流量高于平时',
        },
      },
      {
        id: 'q5c',
        text: {
          ru: 'Давление медленно сдвигается от пластины к пластине',
          en: 'Pressure shifts slowly from wafer to wafer',
          ch: '压力逐片缓慢偏移',
        },
      },
    ],
    correct: ['d9p', 'd3p', 'q5c'],
    explanation: {
      ru: 'Затвор у края, лишний гелий и медленный сдвиг говорят об износе, течи или плохом прижиме. Пик при зажигании — настройка согласования, а равенство уставке — норма.',
      en: 'A valve at its end, extra helium and a slow drift tell of wear, a leak or bad clamping. The peak at ignition is the match tuning, and being at the setpoint is normal.',
      ch: '阀门到头、氦气偏多和缓慢偏移说明磨损、漏气或夹持不良。点火尖峰是匹配调谐，等于设定值属正常。',
    },
  },
  // SPTS Xactix e1 manual p. 72 (rights are split)
  {
    id: 'task-plasma-exam-30',
    version: 1,
    type: 'MULTICHOICE',
    mark: 2,
    tags: ['recipe'],
    source: { workId: 'work-plasma-chamber', anchor: 'before-run' },
    question: {
      ru: 'Что оператор делает под своим именем по праву?',
      en: 'What may an operator do under their own name?',
      ch: '操作员在自己的账户下有权做什么？',
    },
    options: [
      {
        id: 'g5t',
        text: {
          ru: 'Работает под именем сменщика, пока тот рядом',
          en: 'Work under a shift mate’s name while they are near',
          ch: '同班人员在旁时用其账户操作',
        },
      },
      {
        id: 'j3r',
        text: {
          ru: 'Включает режим обслуживания, чтобы снять тревогу',
          en: 'Turn on maintenance mode to clear an alarm',
          ch: '打开维护模式以消除报警',
        },
      },
      {
        id: 'r9p',
        text: {
          ru: 'Выбирает и запускает утверждённую рецептуру',
          en: 'Select and start an approved recipe',
          ch: '选择并启动已批准的配方',
        },
      },
      {
        id: 'd6p',
        text: {
          ru: 'Закрывает вход, отходя от установки',
          en: 'Log out when leaving the tool',
          ch: '离开设备时退出账户',
        },
      },
      {
        id: 'b2n',
        text: {
          ru: 'Исправляет в рецептуре очевидную опечатку',
          en: 'Correct an obvious typo in a recipe',
          ch: '修改配方中明显的笔误',
        },
      },
    ],
    correct: ['r9p', 'd6p'],
    explanation: {
      ru: 'Рецептуру меняет технолог, режим обслуживания — дело инженера по оборудованию. Под чужим именем не работают: всё, что сделано, сделал тот, чьё имя в журнале.',
      en: 'The process engineer changes recipes, maintenance mode is for the equipment engineer. Nobody works under another’s name: what was done was done by whoever is in the log.',
      ch: '配方由工艺工程师修改，维护模式由设备工程师使用。不得使用他人账户：日志上是谁，就是谁做的。',
    },
  },
] satisfies Task[];
