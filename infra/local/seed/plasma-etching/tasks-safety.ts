import type { Task } from '#shared/domain/works/task.ts';

/** Tasks on people’s safety and on closing a run. A wrong critical one fails the whole work. */
export const safetyTasks = [
  // EPFL CMi, Emergency procedures; Sabanci University, Clean Room Evacuation Procedure
  {
    id: 'task-plasma-21',
    version: 1,
    type: 'SINGLECHOICE',
    mark: 1,
    critical: true,
    tags: ['safety', 'gases'],
    source: { workId: 'work-plasma-chamber', anchor: 'toxic-gases' },
    question: {
      ru: 'Идёт процесс в хлоре. Включились сирена и красный маяк газовой тревоги. Что делать?',
      en: 'A chlorine process is running. The siren and the red beacon of the gas alarm go on. What do you do?',
      ch: '正在进行氯气工艺。气体报警的警笛和红灯启动。应该怎么办？',
    },
    options: [
      {
        id: 'b8r',
        text: {
          ru: 'Снять комбинезон в переодевальной и выйти обычным путём',
          en: 'Take off the coverall in the changing room and leave the usual way',
          ch: '到更衣室脱下洁净服，从平时的路线离开',
        },
      },
      {
        id: 'g4v',
        text: {
          ru: 'Подтвердить тревогу, найти, где идёт газ, и перекрыть вентиль',
          en: 'Acknowledge the alarm, find where gas leaks and shut off the valve',
          ch: '确认报警，找出漏气的位置并关闭阀门',
        },
      },
      {
        id: 'x7c',
        text: {
          ru: 'Дождаться, пока робот вернёт пластину, затем уйти',
          en: 'Wait for the robot to return the wafer, then leave',
          ch: '等机械手把晶圆送回后再离开',
        },
      },
      {
        id: 'd4g',
        text: {
          ru: 'Сразу выйти в комбинезоне ближайшим выходом на место сбора',
          en: 'Leave at once in the coverall by the nearest exit to the assembly point',
          ch: '立即穿着洁净服从最近的出口到集合点',
        },
      },
      {
        id: 'w6p',
        text: {
          ru: 'Остаться на месте и ждать подтверждения от мастера смены',
          en: 'Stay and wait for the shift supervisor to confirm the alarm',
          ch: '留在原地，等待值班主管确认',
        },
      },
    ],
    correct: 'd4g',
    hint: {
      ru: 'Что нельзя вернуть: пластину, чистоту комнаты или здоровье?',
      en: 'What cannot be brought back: a wafer, the cleanliness of the room or health?',
      ch: '什么是无法挽回的：晶圆、房间的洁净，还是健康？',
    },
    explanation: {
      ru: 'Хлор опасен за считаные вдохи, поэтому уходят сразу и не переодеваясь. Пластина, источник утечки и чистота комнаты не стоят здоровья, а подтверждения ждут на месте сбора.',
      en: 'Chlorine harms within a few breaths, so you leave at once and without changing. Wafer, leak and cleanliness are not worth your health, and confirmation is awaited at the assembly point.',
      ch: '氯气吸入几口就会造成伤害，因此要立即离开，不更衣。晶圆、漏点和洁净度都不值得拿健康去换，确认消息到集合点再等。',
    },
  },
  // Omron, EMO and EMS; Omron safety handbook p. 12; IDEC on ISO 13850; memsnet.org/memstalk/13490
  {
    id: 'task-plasma-22',
    version: 1,
    type: 'MULTICHOICE',
    mark: 3,
    critical: true,
    tags: ['safety', 'emo'],
    source: { workId: 'work-plasma-chamber', anchor: 'emo' },
    image: {
      fileId: 'file-plasma-emo',
      alt: {
        ru: 'Кнопка EMO: 1 — нажата, 2 — возвращена поворотом.',
        en: 'EMO button: 1 pressed, 2 released by turning.',
        ch: 'EMO 按钮：1 为按下，2 为旋转复位。',
      },
    },
    question: {
      ru: 'Из-за дыма нажали EMO во время процесса с Cl₂. Дым прекратился, кнопку вернули в положение 2. Что верно?',
      en: 'EMO was pressed because of smoke during a Cl₂ process. The smoke is gone, the button was released to position 2. What is true?',
      ch: 'Cl₂ 工艺中因冒烟按下了 EMO。烟已消失，按钮已复位到位置 2。下列哪些正确？',
    },
    options: [
      {
        id: 'v6b',
        text: {
          ru: 'Возврат кнопки лишь разрешает пуск, сам он ничего не запускает',
          en: 'Releasing the button only permits a start and starts nothing',
          ch: '按钮复位只是允许启动，本身不启动任何东西',
        },
      },
      {
        id: 'b9c',
        text: {
          ru: 'Питания нет, поэтому камеру можно открыть и достать пластину',
          en: 'There is no power, so the chamber can be opened to take out the wafer',
          ch: '已断电，因此可以打开腔室取出晶圆',
        },
      },
      {
        id: 'r5n',
        text: {
          ru: 'Пустить установку вправе обученный персонал после проверки',
          en: 'Trained staff may start the tool after checking it',
          ch: '经培训的人员检查后才有权启动设备',
        },
      },
      {
        id: 'x6g',
        text: {
          ru: 'Рецептуру продолжают с прерванного шага, чтобы спасти партию',
          en: 'The recipe goes on from the interrupted step to save the lot',
          ch: '从中断的步骤继续运行配方，以挽救批次',
        },
      },
      {
        id: 'n9h',
        text: {
          ru: 'До откачки и продувки азотом в камере могут быть опасные газы',
          en: 'Until pumped and purged with nitrogen, the chamber may hold hazardous gas',
          ch: '在抽空和氮气吹扫之前，腔室内可能有危险气体',
        },
      },
    ],
    correct: ['v6b', 'r5n', 'n9h'],
    hint: {
      ru: 'EMO отключает опасные цепи. Что она делает с газом в камере и с причиной дыма?',
      en: 'EMO cuts off hazardous circuits. What does it do to the gas in the chamber and to the cause of the smoke?',
      ch: 'EMO 切断危险回路。它对腔室内的气体和冒烟的原因起什么作用？',
    },
    explanation: {
      ru: 'Возврат кнопки только разрешает повторный пуск; решает о нём обученный персонал, найдя причину. Газ и хлориды остаются в камере, поэтому её не открывают, а партия ждёт решения технолога, а не продолжения шага.',
      en: 'Release only permits a restart; trained staff decide on it once the cause is found. Gas and chlorides stay in the chamber, so it is not opened, and the lot waits for the process engineer and not for the rest of the step.',
      ch: '复位只是允许重新启动，由经培训的人员查明原因后决定。气体和氯化物仍留在腔室内，因此不得打开；批次要等待工艺工程师决定，而不是继续运行。',
    },
  },
  // ICSC 0126, 0616, 0282; Sabanci University, Gas handling and storage
  {
    id: 'task-plasma-23',
    version: 1,
    type: 'MULTICHOICE',
    mark: 2,
    tags: ['safety', 'gases'],
    source: { workId: 'work-plasma-chamber', anchor: 'toxic-gases' },
    question: {
      ru: 'Что верно для Cl₂, BCl₃ и HBr?',
      en: 'What is true of Cl₂, BCl₃ and HBr?',
      ch: '关于 Cl₂、BCl₃ 和 HBr，哪些正确？',
    },
    options: [
      {
        id: 'b6r',
        text: {
          ru: 'Маска чистой комнаты защищает от небольших утечек',
          en: 'A cleanroom mask protects against small leaks',
          ch: '洁净室口罩可以防护少量泄漏',
        },
      },
      {
        id: 't4q',
        text: {
          ru: 'Все три тяжелее воздуха',
          en: 'All three are heavier than air',
          ch: '三种气体都比空气重',
        },
      },
      {
        id: 'j5m',
        text: {
          ru: 'Они разъедают глаза и дыхательные пути',
          en: 'They attack eyes and airways',
          ch: '它们会腐蚀眼睛和呼吸道',
        },
      },
      {
        id: 's4v',
        text: {
          ru: 'BCl₃ с влагой воздуха образует соляную кислоту',
          en: 'BCl₃ forms hydrochloric acid with moisture from air',
          ch: 'BCl₃ 与空气中的水分形成盐酸',
        },
      },
      {
        id: 'k3x',
        text: {
          ru: 'Тяжёлые последствия могут проявиться через часы',
          en: 'Severe effects may appear hours later',
          ch: '严重后果可能在数小时后出现',
        },
      },
    ],
    correct: ['t4q', 'j5m', 's4v', 'k3x'],
    hint: {
      ru: 'Подумайте, что задерживает маска: частицы или молекулы газа.',
      en: 'Think what a mask stops: particles or gas molecules.',
      ch: '想一想口罩能挡住什么：颗粒还是气体分子。',
    },
    explanation: {
      ru: 'Газы тяжелее воздуха скапливаются внизу, BCl₃ во влажном воздухе даёт соляную кислоту, все три едкие, а отёк лёгких бывает отсроченным. Маска чистой комнаты задерживает частицы, а не газ.',
      en: 'Gases heavier than air gather low, BCl₃ gives hydrochloric acid in moist air, all three are corrosive, and lung oedema may be delayed. A cleanroom mask stops particles and not gas.',
      ch: '比空气重的气体聚集在低处，BCl₃ 在潮湿空气中生成盐酸，三种气体都有腐蚀性，肺水肿可能延迟出现。洁净室口罩只能挡颗粒，不能挡气体。',
    },
  },
  // appitsoftware, wafer lot tracking (fields of a lot record); resumecat, wafer fab operator
  {
    id: 'task-plasma-24',
    version: 1,
    type: 'MULTICHOICE',
    mark: 2,
    tags: ['lot', 'documents'],
    source: { workId: 'work-plasma-chamber', anchor: 'after-run' },
    question: {
      ru: 'На 14-й пластине была тревога по давлению, партию дотравили, пластины выглядят хорошо. Что нужно сделать?',
      en: 'There was a pressure alarm on wafer 14, the lot was finished, the wafers look good. What has to be done?',
      ch: '第 14 片出现气压报警，整批已刻完，晶圆看上去良好。需要做什么？',
    },
    options: [
      {
        id: 'p5x',
        text: {
          ru: 'Записать тревогу, номер пластины и время сразу',
          en: 'Write down the alarm, the wafer number and the time at once',
          ch: '立即记录报警、晶圆编号和时间',
        },
      },
      {
        id: 'r8n',
        text: {
          ru: 'Передать партию дальше, а отметку сделать в конце смены',
          en: 'Pass the lot on and make the note at the end of the shift',
          ch: '把批次转下道，下班前再补记录',
        },
      },
      {
        id: 'x9r',
        text: {
          ru: 'Поставить партию на задержку до решения технолога',
          en: 'Put the lot on hold until the process engineer decides',
          ch: '扣留该批，等待工艺工程师决定',
        },
      },
      {
        id: 'g7t',
        text: {
          ru: 'Указать в листе установку и версию рецептуры',
          en: 'Enter the tool and the recipe version in the traveler',
          ch: '在随工单上填写设备和配方版本',
        },
      },
      {
        id: 't9z',
        text: {
          ru: 'Вынуть 14-ю пластину, а остальные передать дальше',
          en: 'Take out wafer 14 and pass the others on',
          ch: '取出第 14 片，其余转下道',
        },
      },
    ],
    correct: ['p5x', 'x9r', 'g7t'],
    hint: {
      ru: 'Кто решает судьбу партии после отклонения и что ему для этого нужно знать?',
      en: 'Who decides about a lot after a deviation, and what does that person need to know?',
      ch: '出现偏差后由谁决定批次的去向？他需要知道什么？',
    },
    explanation: {
      ru: 'О партии с отклонением решает технолог, ему нужны точные записи, сделанные сразу. Передать партию или часть её дальше либо изъять пластину самому — значит решить за него и потерять след.',
      en: 'The process engineer decides about a lot with a deviation and needs exact notes made at once. Passing on the lot or part of it, or removing a wafer, decides for that person and loses the trace.',
      ch: '有偏差的批次由工艺工程师决定，他需要当场写下的准确记录。自行转下道（全部或部分）或取出晶圆，等于替他作决定，并丢失追溯线索。',
    },
  },
] satisfies Task[];
