import type { Task } from '#shared/domain/works/task.ts';

/** Short answers: numbers with a tolerance and words of the trade. */
export const wordTasks = [
  // Plummer, Deal, Griffin, ch. 10
  {
    id: 'task-plasma-exam-07',
    version: 1,
    type: 'COMMONQUESTION',
    mark: 1,
    tags: ['figures'],
    source: { workId: 'work-plasma-basics', anchor: 'figures' },
    question: {
      ru: 'Оксид травится со скоростью 480 нм/мин, резист — 60 нм/мин. Чему равна селективность оксида к резисту? Введите число.',
      en: 'Oxide etches at 480 nm/min, resist at 60 nm/min. What is the selectivity of oxide to resist? Enter a number.',
      ch: '氧化硅刻蚀速率 480 nm/min，光刻胶 60 nm/min。氧化硅对光刻胶的选择比是多少？请输入数字。',
    },
    correct: { value: 8, tolerance: 0.05 },
    explanation: {
      ru: 'Селективность — отношение скоростей: 480 / 60 = 8, то есть 8 : 1.',
      en: 'Selectivity is the ratio of the rates: 480 / 60 = 8, that is 8 : 1.',
      ch: '选择比是速率之比：480 / 60 = 8，即 8 : 1。',
    },
  },
  // Plummer, Deal, Griffin, ch. 10; Lieberman, Lichtenberg, ch. 15
  {
    id: 'task-plasma-exam-08',
    version: 1,
    type: 'COMMONQUESTION',
    mark: 1,
    tags: ['profile'],
    source: { workId: 'work-plasma-basics', anchor: 'profile' },
    question: {
      ru: 'Вниз слой травится со скоростью 300 нм/мин, вбок — 30 нм/мин. Чему равна анизотропия A?',
      en: 'A layer etches downwards at 300 nm/min and sideways at 30 nm/min. What is the anisotropy A?',
      ch: '向下刻蚀速率 300 nm/min，侧向 30 nm/min。各向异性度 A 是多少？',
    },
    correct: { value: 0.9, tolerance: 0.005 },
    explanation: {
      ru: 'A = 1 − 30 / 300 = 0,9. При A = 1 стенка была бы отвесной, при A = 0 травление изотропно.',
      en: 'A = 1 − 30 / 300 = 0.9. At A = 1 the wall would be vertical, at A = 0 etching is isotropic.',
      ch: 'A = 1 − 30 / 300 = 0.9。A = 1 时侧壁垂直，A = 0 时为各向同性。',
    },
  },
  // SI: 1 Torr = 133.322 Pa
  {
    id: 'task-plasma-exam-09',
    version: 1,
    type: 'COMMONQUESTION',
    mark: 1,
    tags: ['vacuum'],
    source: { workId: 'work-plasma-chamber', anchor: 'vacuum' },
    question: {
      ru: 'На экране 30 мТорр, в листе давление в паскалях. Сколько это паскалей? Ответ округлите до целого.',
      en: 'The screen says 30 mTorr, the traveler gives pascals. How many pascals is that? Round to a whole number.',
      ch: '屏幕显示 30 mTorr，随工单用帕斯卡。这是多少帕？取整数。',
    },
    correct: { value: 4, tolerance: 0.1 },
    explanation: {
      ru: '1 Па — примерно 7,5 мТорр: 30 / 7,5 = 4 Па. Перепутанные единицы меняют давление в семь с половиной раз.',
      en: '1 Pa is about 7.5 mTorr: 30 / 7.5 = 4 Pa. Mixed-up units change the pressure seven and a half times.',
      ch: '1 Pa 约为 7.5 mTorr：30 / 7.5 = 4 Pa。弄错单位，压力就差七倍半。',
    },
  },
  // impedans.com, Matching Network Quality
  {
    id: 'task-plasma-exam-10',
    version: 1,
    type: 'COMMONQUESTION',
    mark: 1,
    tags: ['power'],
    source: { workId: 'work-plasma-chamber', anchor: 'during-run' },
    question: {
      ru: 'Прямая мощность 800 Вт, отражённая 120 Вт. Сколько ватт получает плазма?',
      en: 'Forward power is 800 W, reflected power 120 W. How many watts does the plasma get?',
      ch: '正向功率 800 W，反射功率 120 W。等离子体得到多少瓦？',
    },
    correct: { value: 680, tolerance: 0 },
    explanation: {
      ru: 'Плазма получает разность: 800 − 120 = 680 Вт.',
      en: 'The plasma gets the difference: 800 − 120 = 680 W.',
      ch: '等离子体得到两者之差：800 − 120 = 680 W。',
    },
  },
  // Plummer, Deal, Griffin, ch. 10
  {
    id: 'task-plasma-exam-11',
    version: 1,
    type: 'COMMONQUESTION',
    mark: 1,
    tags: ['process'],
    source: { workId: 'work-plasma-basics', anchor: 'figures' },
    question: {
      ru: 'Слой в самых быстрых местах уже вскрыт, но травление продолжают. Как называется этот запас? Одно слово.',
      en: 'The layer is already open in the fastest places, but etching goes on. What is this margin called? One word.',
      ch: '最快的位置已刻穿，但刻蚀继续进行。这段余量叫什么？',
    },
    correct: {
      accepted: {
        ru: ['перетрав', 'перетравливание', 'перетравка'],
        en: ['overetch', 'over-etch', 'over etch', 'overetching', 'over-etching'],
        ch: ['过刻蚀', '过刻', '过蚀刻'],
      },
    },
    explanation: {
      ru: 'Это перетрав: толщина и скорость не одинаковы по пластине, и медленным местам нужно время.',
      en: 'It is the overetch: thickness and rate vary over the wafer, and slow places need time.',
      ch: '这是过刻蚀：厚度和速率在晶圆上并不一致，慢的位置需要时间。',
    },
  },
  // memsnet.org/memstalk/13887
  {
    id: 'task-plasma-exam-12',
    version: 1,
    type: 'COMMONQUESTION',
    mark: 1,
    tags: ['chuck'],
    source: { workId: 'work-plasma-chamber', anchor: 'chuck' },
    question: {
      ru: 'Какой газ подают под пластину, чтобы она отдавала тепло держателю?',
      en: 'Which gas is fed below the wafer so that it gives its heat to the chuck?',
      ch: '为了把晶圆的热量传给卡盘，背面通入什么气体？',
    },
    correct: {
      accepted: { ru: ['гелий', 'He', 'гелием'], en: ['helium', 'He'], ch: ['氦气', '氦', 'He'] },
    },
    explanation: {
      ru: 'Гелий: он хорошо проводит тепло и не вступает в реакции. По росту его потока узнают плохо прижатую пластину.',
      en: 'Helium: it conducts heat well and does not react. A growing flow of it shows a badly clamped wafer.',
      ch: '氦气：导热好，不参与反应。流量增大说明晶圆没有夹紧。',
    },
  },
  // Lieberman, Lichtenberg, ch. 11
  {
    id: 'task-plasma-exam-13',
    version: 1,
    type: 'COMMONQUESTION',
    mark: 1,
    tags: ['plasma'],
    source: { workId: 'work-plasma-basics', anchor: 'plasma' },
    question: {
      ru: 'На электроде с разделительным конденсатором сам собой появляется отрицательный потенциал. Как он называется? Одно слово.',
      en: 'An electrode behind a blocking capacitor takes on a negative potential by itself. What is it called?',
      ch: '带隔直电容的电极会自行产生负电位。它叫什么？',
    },
    correct: {
      accepted: {
        ru: ['автосмещение', 'самосмещение', 'автосмещением'],
        en: ['self-bias', 'self bias', 'selfbias', 'DC self-bias', 'DC bias'],
        ch: ['自偏压', '自偏置', '直流自偏压', '自偏置电压'],
      },
    },
    explanation: {
      ru: 'Это автосмещение: электроны приходят на электрод быстрее ионов, и он заряжается отрицательно, а ионы ускоряются к пластине.',
      en: 'It is the self-bias: electrons reach the electrode faster than ions, it charges negatively, and ions are accelerated towards the wafer.',
      ch: '这是自偏压：电子比离子更快到达电极，使其带负电，离子被加速飞向晶圆。',
    },
  },
] satisfies Task[];
