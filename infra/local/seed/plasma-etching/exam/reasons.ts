import type { Task } from '#shared/domain/works/task.ts';

/** Free answers, which a teacher judges. */
export const reasonTasks = [
  // SNF, p5000etch list 2001; Berkeley tylan11 log 1989
  {
    id: 'task-plasma-exam-14',
    version: 1,
    type: 'QUESTION',
    mark: 3,
    tags: ['recipe'],
    source: { workId: 'work-plasma-chamber', anchor: 'before-run' },
    question: {
      ru: 'Вчера рецептура совпала с листом. Почему перед сегодняшним запуском её сверяют снова и что вы сделаете, если версия другая?',
      en: 'Yesterday the recipe matched the traveler. Why is it compared again before today’s run, and what do you do if the version differs?',
      ch: '昨天配方与随工单一致。为什么今天运行前还要核对？如果版本不同，您怎么做？',
    },
    modelAnswer: {
      ru: 'Рецептуру мог изменить предыдущий пользователь, на диске могла остаться старая версия. Сверяют то, что загружено сейчас: имя, версию, ключевые параметры. При расхождении не запускают, ничего не исправляют сами и сообщают технологу.',
      en: 'The previous user may have changed the recipe, or an old version may have stayed on the disk. What is loaded now is compared: name, version, key parameters. If they differ, do not start, correct nothing yourself and tell the process engineer.',
      ch: '上一位使用者可能改过配方，磁盘上也可能留有旧版本。要核对当前装载的内容：名称、版本、关键参数。不一致时不启动，不自行修改，报告工艺工程师。',
    },
    explanation: {
      ru: 'Полный ответ называет причину (изменённая или старая рецептура), предмет сверки (загруженное, с версией) и действие (не запускать, сообщить технологу).',
      en: 'A full answer names the cause (a changed or old recipe), what is compared (what is loaded, with its version) and the action (do not start, tell the process engineer).',
      ch: '完整的回答应说明原因（配方被改或过旧）、核对对象（已装载的内容及版本）和行动（不启动，报告工艺工程师）。',
    },
  },
  // ISA-18.2 as summarised by Beckhoff TF8400
  {
    id: 'task-plasma-exam-15',
    version: 1,
    type: 'QUESTION',
    mark: 3,
    tags: ['alarms'],
    source: { workId: 'work-plasma-chamber', anchor: 'alarms' },
    question: {
      ru: 'Тревогу по давлению сбросили и запустили партию снова, «вдруг пройдёт». Что в этом плохого?',
      en: 'A pressure alarm was reset and the lot started again “on the off chance”. What is wrong with that?',
      ch: '气压报警被复位后，抱着侥幸心理又启动了批次。这样做有什么不对？',
    },
    modelAnswer: {
      ru: 'Сброс не устраняет причину, тревога вернётся. Пластины тем временем травятся при неверном давлении и могут стать браком, а следы причины стираются, и инженеру труднее её найти. Нужно остановить подачу, вызвать нужного человека, записать время, код и действия.',
      en: 'A reset does not remove the cause, the alarm will be back. Meanwhile wafers are etched at a wrong pressure and may be scrapped, and the traces of the cause are wiped out, which makes it harder to find. Stop feeding, call the right person, write down time, code and actions.',
      ch: '复位不消除原因，报警还会出现。其间晶圆在错误的压力下刻蚀，可能报废，原因的痕迹也被抹去，工程师更难查找。应停止送片，呼叫有关人员，记录时间、代码和操作。',
    },
    explanation: {
      ru: 'Полный ответ называет оставшуюся причину, вред пластинам, потерянные следы и верное действие.',
      en: 'A full answer names the remaining cause, the harm to wafers, the lost traces and the right action.',
      ch: '完整的回答应说明原因仍在、晶圆受损、痕迹丢失以及正确的做法。',
    },
  },
  // Wolf, Tauber, vol. 1, on vacuum; Pfeiffer, Vacuum Technology Book
  {
    id: 'task-plasma-exam-16',
    version: 1,
    type: 'QUESTION',
    mark: 3,
    tags: ['vacuum'],
    source: { workId: 'work-plasma-chamber', anchor: 'vacuum' },
    question: {
      ru: 'Почему нельзя запускать процесс, если камера не вышла на базовое давление?',
      en: 'Why may the process not be started when the chamber has not reached base pressure?',
      ch: '腔室没有达到本底压力时，为什么不能启动工艺？',
    },
    modelAnswer: {
      ru: 'Значит, в камере течь или влага. К рабочему газу добавятся воздух и вода, состав плазмы станет другим: изменятся скорость, селективность и профиль, возможны частицы и коррозия. Причину ищет инженер по оборудованию, партия ждёт.',
      en: 'It means a leak or moisture in the chamber. Air and water are added to the working gas, the plasma differs: rate, selectivity and profile change, particles and corrosion are possible. The equipment engineer looks for the cause, the lot waits.',
      ch: '这说明腔室有漏或有水汽。空气和水混入工作气体，等离子体成分改变：速率、选择比和剖面都会变化，还可能出现颗粒和腐蚀。由设备工程师查找原因，批次等待。',
    },
    explanation: {
      ru: 'Полный ответ называет возможную причину (течь, влага), следствие для процесса и того, кого вызывают.',
      en: 'A full answer names the possible cause (leak, moisture), the effect on the process and whom to call.',
      ch: '完整的回答应说明可能的原因（漏气、水汽）、对工艺的影响以及应呼叫谁。',
    },
  },
] satisfies Task[];
