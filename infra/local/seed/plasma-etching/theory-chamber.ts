import type { RichNode } from '#shared/domain/works/work.ts';
import type { Language } from '#shared/languages.ts';
import { doc, figure, h2, note, ol, p, table, ul } from './rich-text.ts';

/*
 * Sources, cited by key beside the sections of the Russian text; the other two follow it section by section.
 * LL    Lieberman, Lichtenberg, Principles of Plasma Discharges and Materials Processing, 2nd ed., ch. 11
 * PDG   Plummer, Deal, Griffin, Silicon VLSI Technology, ch. 10
 * WT    Wolf, Tauber, Silicon Processing for the VLSI Era, vol. 1, on dry etching and on vacuum
 * IMP   impedans.com, "Matching Network Quality" (50 Ohm, two tasks of a match)
 * PFE   Pfeiffer Vacuum, Vacuum Technology Book 4.9 (turbopump needs a backing pump)
 * HE    memsnet.org/memstalk/13887 (why helium below a wafer)
 * CL    memsnet.org/memstalk/13490 (Oxford Instruments: chlorine on the walls, HCl on opening, load lock)
 * SNF   Stanford Nanofabrication Facility, p5000etch list, October 2001 (compare the recipe before every run)
 * BRK   Berkeley tylan11 log, 1989 (an obsolete recipe left on disk)
 * E87   SEMI store, summary of E87 (carrier ID and slot map verification); the text is only modelled on it
 * OMR   Omron, EMO and EMS; Omron safety handbook p. 12; IDEC, page on ISO 13850; Machinery Directive, Annex I, 1.2.4.3
 * LEW   lewisbass.com, EMO (red mushroom on yellow, reachable)
 * EPFL  epfl.ch CMi, "Emergency procedures" (leave in cleanroom garments, no return until released)
 * SAB   fens.sabanciuniv.edu, "Gas handling and storage" (odour is no detector)
 * ICSC  inchem.org, International Chemical Safety Cards 0126 (Cl2), 0616 (BCl3), 0282 (HBr)
 * WHY   multilab.biz, FAQ on changing zones and cleanroom entrance (after W. Whyte); cleanroom.net, gowning procedure
 * NBP   nano.indiana.edu, best practices; cleanroom.uga.edu, policies (what stays outside, gloves, moving about)
 * K     general knowledge of the trade, not checked against a page
 * LOT   appitsoftware, wafer lot tracking (fields of a lot record); resumecat, wafer fab operator (duties)
 */

const ru = doc(
  // WT; PDG ch. 10; K: cassette of 25 slots, aligner, order of the subsystems
  h2('subsystems', 'Из чего состоит установка'),
  figure(
    'file-plasma-chamber',
    'Разрез камеры травления с номерами 1–10: газовый блок, распределитель газа, плазма, пластина, держатель, согласующее устройство, ВЧ-генератор, турбонасос, сухой насос, спектрометр.',
  ),
  p(
    'Пластина приходит из **кассеты** на 25 слотов, стоящей на порту загрузки. **Робот** берёт её и несёт в **ориентатор**, где по вырезу выставляют угол и центр, затем в **шлюз** и через щелевой затвор — в камеру. На рисунке показано, что окружает пластину в камере:',
  ),
  ol(
    '**Газовый блок**: у каждой линии регулятор расхода газа (РРГ) и клапаны. Расход задают в см³/мин при нормальных условиях (sccm).',
    '**Распределитель газа** над пластиной подаёт газ равномерно.',
    '**Плазма** между распределителем и пластиной.',
    '**Пластина.**',
    '**Электростатический держатель**: прижимает пластину и отводит тепло, его температуру держит термостат (чиллер).',
    '**Согласующее устройство** между генератором и камерой.',
    '**ВЧ-генератор.**',
    '**Турбомолекулярный насос** с дроссельным затвором, который поддерживает давление.',
    '**Сухой форвакуумный насос**: турбонасос не может выбрасывать газ прямо в атмосферу. Дальше газы идут в **систему очистки** (сжигание, скруббер или сорбент).',
    '**Спектрометр** у окна камеры для определения окончания травления.',
  ),

  // PFE; WT; CL on the purpose of a load lock in chlorine tools
  h2('vacuum', 'Вакуум и шлюз'),
  p(
    'Травление идёт при давлении от десятых долей до десятков паскалей, в тысячи и более раз ниже атмосферного. Приборы показывают его в паскалях или миллиторрах: 1 Па — это примерно 7,5 мТорр, и путать единицы опасно. Прежде чем пустить газ, камеру откачивают до **базового давления** — на несколько порядков ниже рабочего. Если оно не достигается, в камере течь или влага: процесс выйдет другим, запускать нельзя.',
  ),
  figure(
    'file-plasma-load-lock',
    'Схема: кассета, дверь A, шлюз с клапаном откачки C и напуском азота D, затвор B, камера; манометры шлюза и камеры.',
  ),
  p(
    '**Шлюз** меняет давление вместо камеры, и камера всё время остаётся под вакуумом. Правило одно: затвор открывают, только когда давление по обе его стороны выровнено. Загрузили пластину — закрыли дверь A, откачали через C, дождались заданного давления, открыли B. На выходе: закрыли B, напустили азот через D до атмосферы, открыли A. Блокировки не дадут нарушить порядок, и **обходить их нельзя**.',
  ),

  // HE; WT on wafer cooling; K: about 1 kPa (5 to 20 Torr)
  h2('chuck', 'Держатель и гелий'),
  figure(
    'file-plasma-helium',
    'Пластина 1 на держателе 2, под пластину подаётся гелий; на графике давление p постоянно, поток Q растёт.',
  ),
  p(
    'В вакууме пластина касается держателя лишь отдельными точками и почти не остывает. Поэтому в зазор под ней подают **гелий** при давлении порядка 1 кПа: он переносит тепло к держателю. Установка держит давление гелия и следит за его потоком. Поток вырос — гелий уходит из-под пластины: она прижата плохо, лежит на частице или сдвинута. Такая пластина перегреется, и резист пригорит.',
  ),

  // WHY; NBP
  h2('entry', 'Вход в чистую комнату'),
  p(
    'Главный источник частиц в чистой комнате — человек. Поэтому до переодевания остаются телефон, еда, карандаш, картон и обычная бумага; косметику смывают, украшения снимают, руки моют. Записи ведут на бумаге для чистых комнат.',
  ),
  p(
    'Одеваются **сверху вниз**: частицы с волос и плеч падают на то, что ещё не надето. Обычный порядок такой:',
  ),
  ol(
    'шапочка, под которой скрыты все волосы;',
    'маска и шлем;',
    'комбинезон, не касаясь им пола;',
    'высокие бахилы — сидя на скамье, по одной ноге, сразу переступая на чистую сторону;',
    'осмотр перед зеркалом: волос не видно, между шлемом и воротником нет щели;',
    'рабочие перчатки поверх манжет, не касаясь их наружной стороны.',
  ),
  p(
    'Перчатку, которая коснулась лица, волос или пола, сразу меняют. Двигаются спокойно, к установкам не прислоняются, молнию внутри не расстёгивают.',
  ),

  // SNF; BRK
  h2('before-run', 'До запуска'),
  p(
    'Положите рядом **сопроводительный лист** и экран. Сверяйте то, что загружено, а не то, что вы помните:',
  ),
  ul(
    'номер партии и кассеты, операция, число пластин;',
    'имя рецептуры **и её версия**, а также ключевые параметры: давление, мощности, расходы, время;',
    'состояние установки: нет активных тревог, базовое давление есть, чистка и кондиционирование камеры не просрочены.',
  ),
  p(
    'Рецептуру сверяют **перед каждым запуском**, даже если вчера всё совпало: предыдущий пользователь мог её изменить. Расхождение сами не исправляют. Не запускайте и сообщите технологу.',
  ),
  // SPTS Xactix e1 manual p. 72: default recipe, own recipes, global recipes and maintenance are separate rights
  p(
    'Права на установке разделены не случайно: оператор выбирает и запускает утверждённую рецептуру, технолог её создаёт и меняет, инженер по оборудованию работает в режиме обслуживания. Под чужим именем не входят, а свой вход закрывают, когда отходят: всё, что сделано под вашим именем, сделали вы.',
  ),
  // E87 (modelled on)
  h2('slot-map', 'Карта слотов'),
  figure(
    'file-plasma-slot-map',
    'Карта 25 слотов: две пластины в слоте 5, перекос между 8 и 9, пустые слоты 12 и 20.',
  ),
  p(
    'После установки кассеты датчик сканирует слоты, и карту сверяют с листом. **Пустой** слот допустим, только если он пуст и в листе. **Двойная** загрузка (две пластины в одном слоте) и **перекос** (края в соседних слотах) запрещают запуск: робот сломает пластины. Поправлять их руками в порту загрузки нельзя, снимают и разбирают кассету по инструкции.',
  ),

  // IMP; LL 11; oxfordplasma.de, "OE fingerprinting" (effect of poor matching)
  h2('during-run', 'Во время процесса'),
  p('На экране процесса сравнивают заданные и измеренные значения:'),
  table(
    ['Параметр', 'Что считать тревожным'],
    ['Давление', 'не выходит на уставку, «плавает», дроссельный затвор упёрся в край'],
    ['Расходы газов', 'один из них отличается от уставки или растёт медленно'],
    ['Отражённая мощность', 'не упала после зажигания или выросла среди шага'],
    ['Поток гелия', 'выше обычного'],
    ['Окончание', 'пришло рано, поздно или не пришло'],
  ),
  figure(
    'file-plasma-rf-trace',
    'График: прямая мощность 1 постоянна; отражённая 2 даёт пик в t₁, падает почти до нуля и растёт после t₂.',
  ),
  p(
    'Генератор рассчитан на нагрузку 50 Ом, а у плазмы сопротивление другое и меняется. **Согласующее устройство** подстраивает свои конденсаторы так, чтобы генератор «видел» 50 Ом. Что не согласовано, возвращается как **отражённая мощность**; плазма получает разность прямой и отражённой. Короткий пик при зажигании — норма. Если отражение держится, пластина недополучает мощность, скорость падает, плазма может мигать или погаснуть. Поднимать прямую мощность в ответ нельзя: ищут причину.',
  ),

  p(
    'Первую пластину провожают взглядом до конца: по ней видно, попал ли процесс в обычные значения. Дальше достаточно смотреть на тренды, но от установки во время шага не уходят. Медленный сдвиг от пластины к пластине важен так же, как скачок: так говорят о себе осадок на стенках, износ деталей и начинающаяся течь.',
  ),

  // ISA-18.2 life cycle, as summarised by Beckhoff TF8400; LOT (duties)
  h2('alarms', 'Тревоги'),
  p(
    'Тревога говорит: опасно для людей, оборудования или продукции. Прочтите её целиком, прежде чем нажимать. **Подтверждение (ACK) значит только «я увидел»**: оно снимает звук, но не причину. Та же тревога вернётся, а пластины тем временем испортятся.',
  ),
  ul(
    'отклонение процесса или рецептуры — **технолог**;',
    'отказ насоса, робота, генератора, согласования — **инженер по оборудованию** или сервис;',
    'всё, что касается партии и очереди, — **мастер смены**;',
    'газ, огонь, дым, травма — сначала безопасность людей, затем вызов **аварийной службы**.',
  ),

  p(
    'Порядок один и тот же: прочесть, обезопасить людей, остановить подачу новых пластин, если это предписано, вызвать нужного человека, записать время, код и то, что вы сделали. Сбросить тревогу и запустить снова «на удачу» — значит стереть следы причины.',
  ),

  // OMR; LEW
  h2('emo', 'Кнопка EMO'),
  figure(
    'file-plasma-emo',
    'Красная грибовидная кнопка EMO на жёлтом основании; справа: 1 — нажата, 2 — возвращена поворотом.',
  ),
  p(
    '**EMO** (emergency off) приводит установку в безопасное состояние, когда угрожает опасность человеку или самой установке: дым, удар током, зажатая рука. Её нажимают, если до неё можно дотянуться без риска для себя. Это не кнопка «стоп»: питание опасных цепей пропадает, процесс обрывается. Кнопка остаётся нажатой, пока её не вернут. **Возврат лишь разрешает повторный пуск**, но не запускает установку и не значит, что она исправна: причину устраняют, установку проверяет и запускает обученный персонал, а партия ждёт решения. Газы в камере после EMO остаются, и открывать её сразу нельзя. Нажимать EMO без нужды — тоже ошибка.',
  ),

  // ICSC 0126, 0616, 0282; EPFL; SAB
  h2('toxic-gases', 'Опасные газы'),
  ul(
    '**Cl₂** — жёлто-зелёный, удушающий; поражает глаза и лёгкие.',
    '**BCl₃** — бурно реагирует с водой, во влажном воздухе образует соляную кислоту.',
    '**HBr** — бесцветный, едкий, во влажном воздухе дымит.',
  ),
  p(
    'Все три едкие, разъедают глаза и дыхательные пути, все тяжелее воздуха и скапливаются внизу. Отёк лёгких может развиться через часы, поэтому к врачу идут и при хорошем самочувствии. Запах не заменяет детектор, а маска чистой комнаты от газа не защищает.',
  ),
  note(
    '**Сирена или красный маяк газовой тревоги: выходите сразу**, ближайшим выходом, в комбинезоне, на место сбора. Не доводите процесс, не ищите утечку, не переодевайтесь. Назад — только по разрешению аварийной службы.',
  ),

  // CL; ICSC 0616; K: pump-and-purge cycles before opening are general practice
  h2('opening', 'Когда открывают камеру'),
  p(
    'На стенках остаются хлориды и сорбированный газ; с влагой воздуха они выделяют хлороводород. Поэтому **перед вскрытием камеру многократно откачивают и продувают азотом**, газовые линии перекрывают и блокируют. Открывает её обученный персонал в средствах защиты. Снятые детали, прокладки и салфетки продолжают выделять газ, поэтому их держат под вытяжкой. Оператор камеру не открывает, даже если на дисплее горит атмосферное давление: оно говорит только о том, что внутри нет вакуума, и ничего не говорит о том, чем заполнена камера.',
  ),

  // LOT
  h2('after-run', 'После процесса'),
  ul(
    'сверьте число пластин и слоты: вернулись все и на свои места;',
    'запишите в лист установку, рецептуру с версией, начало и конец, отклонения, свою подпись — **по факту**, сразу, а не заранее и не в конце смены;',
    'проведите контроль по маршруту и назначьте партии статус: дальше, на задержку или на разбор.',
  ),
  p(
    'Если была тревога или отклонение, партия получает **задержку** до решения технолога, даже если пластины выглядят хорошо. Скрытое отклонение находят через недели, когда по той же ошибке прошли десятки партий.',
  ),
);

const en = doc(
  h2('subsystems', 'What the tool consists of'),
  figure(
    'file-plasma-chamber',
    'Section of an etch chamber with numbers 1–10: gas box, showerhead, plasma, wafer, chuck, matching network, RF generator, turbo pump, dry pump, spectrometer.',
  ),
  p(
    'A wafer comes from a **cassette** of 25 slots that stands on a load port. The **robot** takes it to the **aligner**, where angle and centre are set by the notch, then into the **load lock** and through the slit valve into the chamber. The drawing shows what surrounds the wafer there:',
  ),
  ol(
    '**Gas box**: every line has a mass flow controller (MFC) and valves. Flow is set in standard cubic centimetres per minute (sccm).',
    '**Showerhead** above the wafer, which distributes the gas evenly.',
    '**Plasma** between showerhead and wafer.',
    '**Wafer.**',
    '**Electrostatic chuck**: it holds the wafer and takes its heat; a chiller keeps its temperature.',
    '**Matching network** between generator and chamber.',
    '**RF generator.**',
    '**Turbomolecular pump** with the throttle valve that keeps the pressure.',
    '**Dry backing pump**: a turbo pump cannot exhaust straight into the atmosphere. From there the gases go to **abatement** (burning, scrubber or sorbent).',
    '**Spectrometer** at the chamber window for the endpoint.',
  ),

  h2('vacuum', 'Vacuum and the load lock'),
  p(
    'Etching runs at pressures from tenths of a pascal to tens of pascals, at least thousands of times below atmospheric. Instruments show it in pascals or millitorr: 1 Pa is about 7.5 mTorr, and mixing up the units is dangerous. Before gas is let in, the chamber is pumped down to **base pressure**, several orders of magnitude below the working one. If it is not reached, there is a leak or moisture in the chamber: the process would come out different, so do not start.',
  ),
  figure(
    'file-plasma-load-lock',
    'Diagram: cassette, door A, load lock with pump valve C and nitrogen vent D, valve B, chamber; gauges of lock and chamber.',
  ),
  p(
    'The **load lock** changes pressure instead of the chamber, and the chamber stays under vacuum all the time. There is one rule: a valve is opened only when the pressure on both sides of it is equal. Wafer loaded: close door A, pump through C, wait for the set pressure, open B. On the way out: close B, vent with nitrogen through D up to atmosphere, open A. Interlocks do not allow any other order, and they **must not be bypassed**.',
  ),

  h2('chuck', 'The chuck and helium'),
  figure(
    'file-plasma-helium',
    'Wafer 1 on chuck 2 with helium fed below the wafer; in the graph pressure p is constant and flow Q grows.',
  ),
  p(
    'In vacuum a wafer touches the chuck only at separate points and hardly cools. **Helium** at a pressure of the order of 1 kPa is therefore fed into the gap below it and carries heat to the chuck. The tool keeps the helium pressure and watches its flow. If the flow has grown, helium escapes from below the wafer: it is clamped badly, lies on a particle or is off centre. Such a wafer will overheat, and the resist will burn on.',
  ),

  h2('entry', 'Entering the cleanroom'),
  p(
    'The main source of particles in a cleanroom is people. Phone, food, pencil, cardboard and ordinary paper therefore stay outside before changing; make-up is washed off, jewellery is taken off, hands are washed. Notes are taken on cleanroom paper.',
  ),
  p(
    'You dress **from the top down**: particles from hair and shoulders fall on what is not yet put on. The usual order is:',
  ),
  ol(
    'a cap that covers all hair;',
    'mask and hood;',
    'the coverall, which does not touch the floor;',
    'overboots, sitting on the bench, one leg at a time, each straight over to the clean side;',
    'a check in the mirror: no hair shows, there is no gap between hood and collar;',
    'working gloves over the cuffs, without touching their outside.',
  ),
  p(
    'A glove that touched face, hair or floor is changed at once. Move calmly, do not lean on tools, do not open the zip inside.',
  ),

  h2('before-run', 'Before the run'),
  p('Put the **lot traveler** next to the screen. Compare what is loaded, not what you remember:'),
  ul(
    'lot and cassette number, operation, number of wafers;',
    'recipe name **and its version**, and the key parameters: pressure, powers, flows, time;',
    'state of the tool: no active alarms, base pressure reached, chamber cleaning and seasoning not overdue.',
  ),
  p(
    'The recipe is compared **before every run**, even if everything matched yesterday: the previous user may have changed it. You do not correct a mismatch yourself. Do not start, and tell the process engineer.',
  ),
  p(
    'Rights on a tool are separated for a reason: an operator chooses and starts a released recipe, the process engineer writes and changes it, the equipment engineer works in maintenance mode. Nobody signs in under another name, and you sign out when you walk away: whatever was done under your name was done by you.',
  ),
  h2('slot-map', 'The slot map'),
  figure(
    'file-plasma-slot-map',
    'Map of 25 slots: two wafers in slot 5, a crossed wafer between 8 and 9, empty slots 12 and 20.',
  ),
  p(
    'When a cassette is placed, a sensor scans the slots, and the map is compared with the traveler. An **empty** slot is allowed only if the traveler says so too. A **double** slot (two wafers in one slot) and a **crossed** wafer (its edges in neighbouring slots) forbid the start: the robot would break wafers. They must not be put right by hand at the load port; the cassette is taken off and sorted out by the procedure.',
  ),

  h2('during-run', 'During the run'),
  p('On the process screen compare set and measured values:'),
  table(
    ['Parameter', 'What should worry you'],
    ['Pressure', 'does not reach the setpoint, wanders, the throttle valve is at its end stop'],
    ['Gas flows', 'one of them differs from its setpoint or rises slowly'],
    ['Reflected power', 'has not fallen after ignition or has grown in the middle of a step'],
    ['Helium flow', 'above usual'],
    ['Endpoint', 'early, late or missing'],
  ),
  figure(
    'file-plasma-rf-trace',
    'Graph: forward power 1 is constant; reflected power 2 peaks at t₁, falls almost to zero and grows after t₂.',
  ),
  p(
    'A generator is built for a load of 50 Ohm, while the impedance of plasma is different and changes. The **matching network** adjusts its capacitors so that the generator “sees” 50 Ohm. What is not matched comes back as **reflected power**; plasma gets the difference between forward and reflected. A short peak at ignition is normal. If reflection persists, the wafer gets too little power, the rate falls, plasma may flicker or go out. Raising forward power in reply is not allowed: the cause is looked for.',
  ),

  p(
    'Watch the first wafer to the end: it shows whether the process has come to its usual values. After that the trends are enough, but nobody leaves the tool during a step. A slow drift from wafer to wafer matters as much as a jump: this is how deposits on the walls, worn parts and a beginning leak show themselves.',
  ),

  h2('alarms', 'Alarms'),
  p(
    'An alarm says that people, equipment or product are at risk. Read all of it before you press anything. **Acknowledging (ACK) only means “I have seen it”**: it removes the sound, not the cause. The same alarm will be back, and meanwhile wafers are spoilt.',
  ),
  ul(
    'a deviation of process or recipe: the **process engineer**;',
    'a failed pump, robot, generator or match: the **equipment engineer** or service;',
    'anything about the lot and the queue: the **shift supervisor**;',
    'gas, fire, smoke, an injury: people’s safety first, then call the **emergency team**.',
  ),

  p(
    'The order is always the same: read, make people safe, stop feeding new wafers if the procedure says so, call the right person, write down the time, the code and what you did. To clear an alarm and start again “for luck” is to wipe out the traces of its cause.',
  ),

  h2('emo', 'The EMO button'),
  figure(
    'file-plasma-emo',
    'Red mushroom EMO button on a yellow base; on the right: 1 pressed, 2 released by turning.',
  ),
  p(
    '**EMO** (emergency off) brings the tool to a safe state when a person or the tool itself is in danger: smoke, electric shock, a caught hand. Press it if you can reach it without risk to yourself. It is not a stop button: hazardous circuits lose power and the process is cut off. The button stays in until it is released. **Releasing it only permits a restart**; it neither starts the tool nor means that the tool is sound: the cause is removed, trained staff check and start the tool, and the lot waits for a decision. Gases stay in the chamber after EMO, so it must not be opened at once. Pressing EMO without need is a mistake as well.',
  ),

  h2('toxic-gases', 'Hazardous gases'),
  ul(
    '**Cl₂** is yellow-green and suffocating; it harms eyes and lungs.',
    '**BCl₃** reacts violently with water and forms hydrochloric acid in moist air.',
    '**HBr** is colourless and corrosive and fumes in moist air.',
  ),
  p(
    'All three are corrosive and attack eyes and airways; all are heavier than air and gather low. Lung oedema may develop hours later, so see a doctor even if you feel well. Smell does not replace a detector, and a cleanroom mask does not protect against gas.',
  ),
  note(
    '**Siren or red beacon of the gas alarm: leave at once**, by the nearest exit, in your coverall, to the assembly point. Do not finish the process, do not look for the leak, do not change. Come back only when the emergency team allows it.',
  ),

  h2('opening', 'When a chamber is opened'),
  p(
    'Chlorides and adsorbed gas stay on the walls; with moisture from air they give off hydrogen chloride. **Before opening, the chamber is therefore pumped and purged with nitrogen many times over**, and the gas lines are closed and locked out. Trained staff open it, wearing protection. Parts, gaskets and wipes taken out keep giving off gas and are therefore kept under exhaust. An operator does not open a chamber, even if the display shows atmospheric pressure: that only says that there is no vacuum inside, and nothing about what fills the chamber.',
  ),

  h2('after-run', 'After the run'),
  ul(
    'check the number of wafers and the slots: all are back and in their places;',
    'enter in the traveler the tool, the recipe with its version, start and end, deviations and your signature: **what happened**, at once, neither in advance nor at the end of the shift;',
    'make the inspection of the route and give the lot its disposition: onward, on hold or for review.',
  ),
  p(
    'If there was an alarm or a deviation, the lot goes **on hold** until the process engineer decides, even if the wafers look good. A hidden deviation is found weeks later, when dozens of lots have passed with the same error.',
  ),
);

const ch = doc(
  h2('subsystems', '设备的组成'),
  figure(
    'file-plasma-chamber',
    '刻蚀腔室剖面图，编号 1–10：气体箱、匀气盘、等离子体、晶圆、卡盘、射频匹配器、射频电源、涡轮分子泵、干泵、光谱仪。',
  ),
  p(
    '晶圆来自装载端口上的 25 槽**片盒**。**机械手**取出晶圆，送到**对准器**，按缺口校准角度和中心，再送入**负载锁**，经狭缝阀门进入腔室。图中标出了腔室内晶圆周围的部分：',
  ),
  ol(
    '**气体箱**：每条气路都有质量流量控制器（MFC）和阀门。流量以标准立方厘米每分钟（sccm）设定。',
    '晶圆上方的**匀气盘**，使气体均匀分布。',
    '匀气盘与晶圆之间的**等离子体**。',
    '**晶圆。**',
    '**静电卡盘**：吸住晶圆并带走热量，由冷却机（chiller）保持其温度。',
    '电源与腔室之间的**射频匹配器**。',
    '**射频电源。**',
    '**涡轮分子泵**，带有用来维持气压的节流阀。',
    '**前级干泵**：涡轮分子泵不能直接向大气排气。气体随后进入**尾气处理装置**（燃烧、洗涤或吸附）。',
    '腔室窗口处的**光谱仪**，用于判断刻蚀终点。',
  ),

  h2('vacuum', '真空与负载锁'),
  p(
    '刻蚀在零点几帕到几十帕的气压下进行，只有大气压的几千分之一甚至更低。仪表以帕或毫托显示气压：1 Pa 约等于 7.5 mTorr，混淆单位是危险的。通入气体之前，先把腔室抽到**本底真空**，它比工艺气压低几个数量级。如果达不到，说明腔室有泄漏或水汽，工艺结果会改变，不得启动。',
  ),
  figure(
    'file-plasma-load-lock',
    '示意图：片盒、门 A、带抽气阀 C 和氮气充气阀 D 的负载锁、阀门 B、腔室；负载锁和腔室的真空计。',
  ),
  p(
    '**负载锁**代替腔室改变气压，腔室始终保持真空。规则只有一条：阀门两侧气压相等时才能打开阀门。装入晶圆后：关闭门 A，经 C 抽气，等到达到设定气压，再打开 B。取出时：关闭 B，经 D 充入氮气至大气压，再打开 A。联锁装置不允许违反这一顺序，**严禁旁路联锁**。',
  ),

  h2('chuck', '卡盘与氦气'),
  figure(
    'file-plasma-helium',
    '晶圆 1 放在卡盘 2 上，背面通入氦气；曲线图中压力 p 不变，流量 Q 增大。',
  ),
  p(
    '在真空中，晶圆与卡盘只在个别点上接触，几乎得不到冷却。因此要在晶圆背面的间隙中通入压力约 1 kPa 量级的**氦气**，把热量传给卡盘。设备维持氦气压力并监视其流量。流量增大，说明氦气从晶圆下方漏出：晶圆没有吸紧、下面有颗粒或位置偏移。这样的晶圆会过热，光刻胶会烧焦。',
  ),

  h2('entry', '进入洁净室'),
  p(
    '洁净室里颗粒的主要来源是人。因此更衣前要留下手机、食物、铅笔、纸板和普通纸张；洗掉化妆品，摘下首饰，洗手。记录使用洁净室专用纸。',
  ),
  p('更衣**从上到下**：头发和肩上的颗粒只会落到还没穿上的衣物下方。通常的顺序是：'),
  ol(
    '头套帽，盖住全部头发；',
    '口罩和头罩；',
    '连体洁净服，不碰地面；',
    '长筒靴套：坐在隔离凳上，一次一条腿，穿好即跨到洁净侧；',
    '照镜子检查：头发不外露，头罩与衣领之间没有缝隙；',
    '工作手套，套在袖口外，不碰手套外表面。',
  ),
  p('手套碰到脸、头发或地面，要立即更换。动作平稳，不倚靠设备，在室内不拉开拉链。'),

  h2('before-run', '运行之前'),
  p('把**随工单**放在屏幕旁边。要核对的是实际加载的内容，而不是记忆中的内容：'),
  ul(
    '批号和片盒号、工序、晶圆数量；',
    '配方名称**及其版本**，以及关键参数：气压、功率、流量、时间；',
    '设备状态：没有有效报警，已达到本底真空，腔室清洗和暖腔没有过期。',
  ),
  p(
    '**每次运行之前**都要核对配方，即使昨天完全一致也不例外：前一位使用者可能改动过。发现不一致不要自行修改，不得启动，应通知工艺工程师。',
  ),
  p(
    '设备上的权限划分不是偶然的：操作员选择并启动已批准的配方，工艺工程师编写和修改配方，设备工程师在维护模式下工作。不得使用他人的账号登录，离开时要退出自己的账号：凡是在您名下进行的操作，都算是您做的。',
  ),
  h2('slot-map', '槽位图'),
  figure(
    'file-plasma-slot-map',
    '25 个槽位的扫描图：5 号槽有两片，8 号与 9 号之间斜插，12 号和 20 号为空。',
  ),
  p(
    '放好片盒后，传感器扫描各槽，槽位图要与随工单核对。只有随工单上也是**空槽**时，空槽才允许。**叠片**（一个槽内有两片）和**斜插**（两边落在相邻的槽中）都禁止启动：机械手会碰碎晶圆。不得在装载端口用手扶正，应取下片盒，按规程处理。',
  ),

  h2('during-run', '运行过程中'),
  p('在工艺画面上比较设定值和测量值：'),
  table(
    ['参数', '应当警惕的情况'],
    ['气压', '达不到设定值、来回波动、节流阀开到极限位置'],
    ['气体流量', '某一路与设定值不符，或上升缓慢'],
    ['反射功率', '点燃后没有下降，或在步骤中途升高'],
    ['氦气流量', '高于平时'],
    ['终点', '提前、推迟或没有出现'],
  ),
  figure(
    'file-plasma-rf-trace',
    '曲线图：入射功率 1 不变；反射功率 2 在 t₁ 出现尖峰，随后降到接近零，t₂ 之后升高。',
  ),
  p(
    '射频电源按 50 欧姆负载设计，而等离子体的阻抗不同，并且会变化。**射频匹配器**调节自身的电容，使电源“看到”50 欧姆。没有匹配的部分以**反射功率**的形式返回，等离子体得到的是入射功率与反射功率之差。点燃时的短暂尖峰属于正常。如果反射持续存在，晶圆得到的功率不足，刻蚀速率下降，等离子体可能闪烁甚至熄灭。不允许用提高入射功率来应对，而要查找原因。',
  ),

  p(
    '第一片晶圆要从头看到尾：从它可以看出工艺是否达到平时的数值。之后看趋势曲线即可，但步骤进行中不得离开设备。片与片之间的缓慢漂移和突然的跳变同样重要：腔壁沉积、零件磨损和刚开始的泄漏都是这样表现出来的。',
  ),

  h2('alarms', '报警'),
  p(
    '报警表示人员、设备或产品有危险。按任何按钮之前，先把报警内容读完。**确认（ACK）只表示“我看到了”**：它消除声音，不消除原因。同样的报警还会出现，而这期间晶圆会报废。',
  ),
  ul(
    '工艺或配方出现偏差：通知**工艺工程师**；',
    '泵、机械手、射频电源、匹配器故障：通知**设备工程师**或维修服务；',
    '与批次和排队有关的事项：通知**值班主管**；',
    '气体、火、烟、人员受伤：先保证人员安全，再呼叫**应急队**。',
  ),

  p(
    '处理顺序始终相同：读完报警，保证人员安全，按规定停止送入新的晶圆，呼叫相应的人员，记录时间、代码和自己所做的操作。把报警清掉再“碰运气”启动，等于抹掉原因的痕迹。',
  ),

  h2('emo', 'EMO 按钮'),
  figure('file-plasma-emo', '黄色底座上的红色蘑菇形 EMO 按钮；右侧：1 为按下，2 为旋转复位。'),
  p(
    '**EMO**（紧急断电）用于人员或设备受到危险时使设备进入安全状态，例如冒烟、触电、手被夹住。在自身没有危险、又够得着的情况下按下它。它不是“停止”按钮：危险回路断电，工艺中断。按钮会保持按下状态，直到被复位。**复位只是允许重新启动**，既不会启动设备，也不表示设备完好：要先消除原因，由经过培训的人员检查并启动设备，批次等待处置决定。EMO 之后腔室内仍有气体，不得立即打开。没有必要而按 EMO，同样是错误。',
  ),

  h2('toxic-gases', '危险气体'),
  ul(
    '**Cl₂**：黄绿色，令人窒息，伤害眼睛和肺部。',
    '**BCl₃**：与水剧烈反应，在潮湿空气中生成盐酸。',
    '**HBr**：无色，有腐蚀性，在潮湿空气中发烟。',
  ),
  p(
    '这三种气体都有腐蚀性，会腐蚀眼睛和呼吸道；都比空气重，聚集在低处。肺水肿可能在数小时后才出现，因此即使感觉良好也要就医。嗅觉不能代替探测器，洁净室口罩也不能防毒。',
  ),
  note(
    '**气体报警的警笛响起或红灯闪亮：立即撤离**，穿着洁净服，从最近的出口到集合点。不要等工艺做完，不要寻找泄漏，不要更衣。只有应急队允许后才能返回。',
  ),

  h2('opening', '什么时候可以打开腔室'),
  p(
    '腔壁上残留氯化物和吸附的气体，遇到空气中的水分会放出氯化氢。因此**打开之前要多次抽空并用氮气吹扫腔室**，气路要关闭并上锁。由经过培训的人员穿戴防护用品打开。拆下的零件、密封圈和擦拭布会继续放出气体，因此要放在排风下。即使显示屏上是大气压，操作员也不打开腔室：大气压只说明里面没有真空，并不说明腔室里充的是什么。',
  ),

  h2('after-run', '运行之后'),
  ul(
    '核对晶圆数量和槽位：全部返回，并且都在原位；',
    '在随工单上填写设备、配方及版本、开始和结束时间、偏差，并签名：**按实际情况**当场填写，不得提前，也不得拖到下班；',
    '按流程进行检验，并给出批次处置：转下道、扣留或评审。',
  ),
  p(
    '只要出现过报警或偏差，即使晶圆看上去很好，批次也要**扣留**，等待工艺工程师决定。隐瞒的偏差往往在几周之后才被发现，那时已有几十个批次带着同样的错误通过。',
  ),
);

export const theoryChamber: Record<Language, RichNode> = { ru, en, ch };
