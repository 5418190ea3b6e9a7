import type { RichNode } from '#shared/domain/works/work.ts';
import type { Language } from '#shared/languages.ts';
import { doc, figure, h2, h3, note, ol, p, table, ul } from './rich-text.ts';

/*
 * Sources, cited by key beside the sections of the Russian text; the other two follow it section by section.
 * LL   M. A. Lieberman, A. J. Lichtenberg, Principles of Plasma Discharges and Materials Processing,
 *      2nd ed., Wiley 2005: ch. 1 (scales), 11 (capacitive discharges), 15 (etching)
 * PDG  J. D. Plummer, M. D. Deal, P. B. Griffin, Silicon VLSI Technology, Prentice Hall 2000, ch. 10
 * WT   S. Wolf, R. N. Tauber, Silicon Processing for the VLSI Era, vol. 1, Lattice Press, on dry etching
 * CW   J. W. Coburn, H. F. Winters, J. Appl. Phys. 50, 3189 (1979)
 * MAF  C. J. Mogab, A. C. Adams, D. L. Flamm, J. Appl. Phys. 49, 3796 (1978)
 * CC   J. W. Coburn, M. Chen, J. Appl. Phys. 51, 3134 (1980)
 * OPT  oxfordplasma.de/data, "OE fingerprinting"
 * LNF  lnf-wiki.eecs.umich.edu, "Reactive ion etching", "Plasma etching"
 */

const ru = doc(
  // PDG 10.1; WT
  h2('purpose', 'Зачем нужно травление'),
  p(
    'Микросхема строится слоями. Слой осаждают на всю пластину, сверху наносят фоторезист, экспонируют его и проявляют. Остаётся маска с окнами. **Травление** удаляет материал там, где окна открыты, и переносит рисунок из резиста в сам слой. К этому шагу в пластины уже вложены десятки операций, а исправить ошибку травления почти никогда нельзя: снятый материал обратно не вернёшь.',
  ),
  p(
    'Жидкостное травление в ванне просто и производительно, но обычно идёт во все стороны одинаково. Пока линия во много раз шире толщины слоя, это терпимо. Когда размеры сравнимы, подтрав под краем маски съедает линию целиком. Поэтому мелкие элементы получают **плазмохимическим травлением**: в разряде при низком давлении рабочий газ превращается в активные частицы, они соединяются с материалом слоя, а газообразные продукты откачивает насос.',
  ),
  note(
    'Травление возможно, только если **продукт реакции летуч**: он должен покинуть поверхность и уйти в насос. С этого вопроса начинается выбор газа.',
  ),

  // LL ch. 1, 11; 13.56 MHz: ITU Radio Regulations 5.150 (industrial, scientific and medical band)
  h2('plasma', 'Плазма и ВЧ-мощность'),
  p(
    'Плазма — частично ионизованный газ: электроны, ионы, нейтральные молекулы и их осколки. Ионизована обычно малая доля частиц, и в объёме плазма электрически почти нейтральна. Чтобы её зажечь, к камере подводят высокочастотную (ВЧ) мощность, чаще всего на частоте 13,56 МГц, которая отведена для промышленных применений. Лёгкие **электроны** успевают за полем, набирают энергию и сталкиваются с молекулами. Исходов три:',
  ),
  ol(
    '**Ионизация.** Из молекулы выбит электрон: появились положительный ион и ещё один свободный электрон. Так разряд поддерживает сам себя.',
    '**Диссоциация.** Молекула распалась на радикалы, например CF₄ на CF₃ и F. Так в камере появляется «химия».',
    '**Возбуждение.** Частица запасла энергию и отдала её светом. По этому свечению следят за процессом.',
  ),
  p(
    'Энергия электронов соответствует десяткам тысяч градусов, но их масса ничтожна, и газ остаётся сравнительно холодным. Поэтому реакция, которая без плазмы потребовала бы сильного нагрева, идёт на пластине при температуре, безопасной для резиста.',
  ),
  p(
    'Электроны уходят на стенки быстрее ионов, и плазма заряжается положительно относительно всего, чего касается. У поверхности возникает тонкий **приэлектродный слой** с сильным полем, направленным к пластине. Если пластина лежит на электроде, куда ВЧ-мощность подана через разделительный конденсатор, на нём появляется отрицательное **автосмещение**, и ионы ускоряются сильнее. Во многих установках генераторов два: мощность источника задаёт главным образом количество частиц, мощность смещения — энергию ионов.',
  ),

  // LL ch. 15; CW: XeF2 and Ar+ on silicon; LNF "Reactive ion etching"
  h2('ions-radicals', 'Ионы и радикалы'),
  p('Поверхность травят два вида частиц, и роли у них разные.'),
  ul(
    '**Радикалы** — нейтральные осколки молекул и атомы (F, Cl), которым не хватает химической связи. Заряда у них нет, поле приэлектродного слоя их не ускоряет, к пластине они приходят под любыми углами. Радикалов намного больше, чем ионов, и основную химическую работу делают они.',
    '**Ионы** ускоряются полем слоя и падают на пластину почти отвесно. Они ослабляют связи, выбивают продукты реакции и счищают тормозящую плёнку со дна рисунка.',
  ),
  p(
    'Вместе они работают быстрее, чем по отдельности: в известном опыте 1979 года поток химически активного газа и пучок ионов аргона, направленные на кремний одновременно, дали скорость почти в десять раз больше суммы их отдельных скоростей. Это называют **ионно-стимулированным травлением**.',
  ),
  note('Радикалы обеспечивают химию и приходят отовсюду. Ионы задают направление.'),

  // PDG 10.2; LL 15.1; WT
  h2('profile', 'Изотропный и анизотропный профиль'),
  figure(
    'file-plasma-profile',
    'Два поперечных разреза: под маской A — чашеобразный подтрав, B — отвесные стенки.',
  ),
  p(
    '**Изотропное** травление идёт с одной скоростью во все стороны: подтрав под маску примерно равен глубине (разрез A). **Анизотропное** идёт вниз быстрее, чем вбок (разрез B), и размер в слое повторяет размер окна. Меру анизотропии считают так: A = 1 − (скорость вбок / скорость вниз). Для полностью изотропного процесса A = 0, для идеально вертикального A = 1.',
  ),
  p('Анизотропию повышают тремя способами:'),
  ul(
    '**снижают давление**: ионы реже сталкиваются в приэлектродном слое и не теряют направление;',
    '**повышают смещение**: растёт энергия ионов, а с ней — доля ионно-стимулированной реакции на дне;',
    '**пассивируют стенки**: на них нарастает защитная плёнка, а дно от неё очищают ионы.',
  ),
  p(
    'За это платят. Чем выше энергия ионов, тем сильнее страдают маска и нижний слой, то есть падает селективность.',
  ),

  // PDG 10.1-10.2; WT. The uniformity formula is the usual half-range one.
  h2('figures', 'Скорость, селективность, равномерность'),
  ul(
    '**Скорость травления** — толщина, снятая за единицу времени. Слой 600 нм, через 2 минуты осталось 200 нм: скорость (600 − 200) / 2 = 200 нм/мин. Она зависит и от площади открытого материала: чем больше площадь, тем больше радикалов расходуется (эффект загрузки).',
    '**Селективность** — отношение скоростей двух материалов. Оксид травится со скоростью 400 нм/мин, резист — 80 нм/мин: селективность 5 : 1. Важны обе пары: слой к маске и слой к подложке.',
    '**Равномерность** — насколько одинаково протравлена пластина. Измеряют в нескольких точках и считают неравномерность: (максимум − минимум) / (2 × среднее) × 100 %. Чем меньше результат, тем лучше.',
  ),
  p(
    'Слой нигде не имеет одной и той же толщины, а скорость — одного значения, поэтому после вскрытия самых быстрых мест травление продолжают. Этот запас называют **перетравом**. Именно во время перетрава работает селективность к подложке: где слой уже сошёл, плазма травит то, что под ним.',
  ),

  // PDG 10.2, table of etchants; WT; O2 in CF4: MAF; AlF3 involatile: PDG, WT
  h2('gases', 'Какие газы для каких материалов'),
  table(
    ['Материал', 'Типичные газы', 'Летучие продукты', 'Что важно'],
    [
      'Кремний, поликремний',
      'SF₆, CF₄ + O₂; Cl₂, HBr',
      'SiF₄; SiCl₄, SiBr₄',
      'Фтор травит быстро, но почти изотропно. Хлор и бром вместе с ионами дают отвесную стенку.',
    ],
    [
      'Оксид кремния SiO₂',
      'CHF₃, CF₄, C₄F₈',
      'SiF₄, CO, CO₂',
      'Фторуглеродная плёнка защищает кремний, а на оксиде её убирает его собственный кислород.',
    ],
    [
      'Алюминий',
      'Cl₂ + BCl₃',
      'AlCl₃',
      'BCl₃ помогает снять естественный оксид и связывает следы воды. Фтор не подходит: AlF₃ нелетуч.',
    ],
    ['Фоторезист и другие полимеры', 'O₂', 'CO, CO₂, H₂O', 'Так резист снимают после травления.'],
  ),
  p(
    'Одни и те же добавки в разном количестве действуют по-разному. Немного **O₂ в CF₄** связывает осколки CFₓ и высвобождает фтор: скорость травления кремния растёт. Если кислорода много, он разбавляет газ и окисляет поверхность: скорость падает. Поэтому расход каждого газа — часть рецептуры, а не «примерное значение».',
  ),
  // WT and PDG on aluminium; globalsino.com/EM/page2042
  h3('corrosion', 'Коррозия алюминия'),
  p(
    'После травления алюминия в резисте и на стенках линий остаётся хлор. На воздухе он с влагой даёт соляную кислоту, и она разъедает металл. Поэтому резист снимают в той же установке, не вынося пластины на воздух, либо сразу отмывают пластины водой, как велит маршрут. Открытая кассета с такими пластинами ждать не должна.',
  ),

  // CC; OPT; WT on end point; CO 483.5 nm and F 703.7 nm are the lines usually tabulated (WT)
  h2('endpoint', 'Окончание травления по свечению'),
  p(
    'Каждое вещество в плазме светится на своих длинах волн. Спектрометр смотрит в камеру через окно и выделяет одну линию. Этот метод называют **оптической эмиссионной спектроскопией** (ОЭС).',
  ),
  figure(
    'file-plasma-endpoint',
    'График интенсивности линии продукта: подъём в момент t₁, плато, спад от t₂ до t₃, низкое плато.',
  ),
  ul(
    '**Линия продукта** (для SiO₂ это, например, CO около 483 нм) держится, пока слой травится, и падает, когда он заканчивается.',
    '**Линия реагента** (например, F около 704 нм) ведёт себя наоборот: слоя нет, радикалы не расходуются, сигнал растёт.',
  ),
  p(
    'Спад не бывает мгновенным: разные места пластины вскрываются в разное время, и ширина спада говорит о равномерности. После него установка выполняет заданный перетрав. Сигнал слабеет, если открытая площадь мала или окно камеры заросло плёнкой. Поэтому у шага есть предельное время: если окончание не найдено, установка не должна травить бесконечно.',
  ),
  note(
    'Окончание пришло намного раньше или позже обычного — это **сигнал о проблеме**: не тот слой, не тот газ, не та мощность. Остановитесь и сообщите, а не подгоняйте время.',
  ),

  // PDG 10.2; LNF "Plasma etching" (sample temperature, mask damage); WT on resist
  h2('mask', 'Маска из фоторезиста'),
  p(
    'Резист тоже травится, хотя и медленнее слоя, и его толщины должно хватить на всё время вместе с перетравом. Пример: слой 800 нм, скорость 400 нм/мин, перетрав 25 %. Время 2,5 минуты; при скорости травления резиста 80 нм/мин уйдёт 200 нм маски.',
  ),
  p(
    'Второй враг резиста — нагрев. Ионы и реакции отдают пластине тепло. Без охлаждения резист оплывает, пузырится и «пригорает» так, что потом не снимается. Поэтому пластину прижимают к охлаждаемому держателю, а под неё подают гелий. Об этом — во второй части.',
  ),
);

const en = doc(
  h2('purpose', 'What etching is for'),
  p(
    'An integrated circuit is built in layers. A layer is deposited over the whole wafer, photoresist is spread on top, exposed and developed. What remains is a mask with openings. **Etching** removes material where the openings are and transfers the pattern from the resist into the layer itself. By this step dozens of operations have already gone into the wafers, and an etching mistake can hardly ever be repaired: material that is gone does not come back.',
  ),
  p(
    'Wet etching in a bath is simple and fast, but it usually works equally in all directions. As long as a line is many times wider than the layer is thick, that is acceptable. When the two become comparable, the undercut below the mask edge eats the whole line. Small features are therefore made by **plasma etching**: in a discharge at low pressure the working gas is turned into active particles, these combine with the material of the layer, and the pump carries the gaseous products away.',
  ),
  note(
    'Etching is possible only if **the reaction product is volatile**: it has to leave the surface and reach the pump. The choice of a gas begins with this question.',
  ),

  h2('plasma', 'Plasma and RF power'),
  p(
    'Plasma is a partly ionised gas: electrons, ions, neutral molecules and their fragments. Usually only a small share of the particles is ionised, and in its volume plasma is almost neutral. To ignite it, radio-frequency (RF) power is fed to the chamber, most often at 13.56 MHz, a frequency set aside for industrial use. The light **electrons** follow the field, gain energy and collide with molecules. There are three outcomes:',
  ),
  ol(
    '**Ionisation.** An electron is knocked out of a molecule: there is a positive ion and one more free electron. This is how the discharge sustains itself.',
    '**Dissociation.** The molecule falls apart into radicals, for example CF₄ into CF₃ and F. This is where the chemistry in the chamber comes from.',
    '**Excitation.** The particle stores energy and gives it back as light. This glow is used to watch the process.',
  ),
  p(
    'The energy of the electrons corresponds to tens of thousands of degrees, but their mass is negligible, and the gas stays comparatively cold. A reaction that would need strong heating without plasma therefore runs on the wafer at a temperature that is safe for the resist.',
  ),
  p(
    'Electrons reach the walls faster than ions, so plasma becomes positive with respect to everything it touches. At the surface a thin **sheath** forms with a strong field directed towards the wafer. If the wafer lies on an electrode that receives RF power through a blocking capacitor, a negative **self-bias** appears on it and the ions are accelerated further. Many tools have two generators: source power mainly sets the number of particles, bias power the energy of the ions.',
  ),

  h2('ions-radicals', 'Ions and radicals'),
  p('Two kinds of particles etch the surface, and their parts are different.'),
  ul(
    '**Radicals** are neutral fragments of molecules and atoms (F, Cl) that lack a chemical bond. They carry no charge, the field of the sheath does not accelerate them, and they reach the wafer at all angles. There are far more radicals than ions, and they do most of the chemical work.',
    '**Ions** are accelerated by the field of the sheath and fall on the wafer almost vertically. They weaken bonds, knock out reaction products and clear the inhibiting film from the bottom of the pattern.',
  ),
  p(
    'Together they work faster than each alone: in a well-known experiment of 1979 a flow of chemically active gas and a beam of argon ions, aimed at silicon at the same time, gave a rate almost ten times the sum of their separate rates. This is called **ion-assisted etching**.',
  ),
  note('Radicals bring the chemistry and come from everywhere. Ions set the direction.'),

  h2('profile', 'Isotropic and anisotropic profile'),
  figure(
    'file-plasma-profile',
    'Two cross-sections: below the mask, A shows a bowl-shaped undercut, B shows vertical walls.',
  ),
  p(
    '**Isotropic** etching goes at one rate in all directions: the undercut below the mask is about equal to the depth (section A). **Anisotropic** etching goes faster down than sideways (section B), and the size in the layer repeats the size of the opening. The measure of anisotropy is A = 1 − (lateral rate / vertical rate). A fully isotropic process has A = 0, an ideally vertical one A = 1.',
  ),
  p('Anisotropy is raised in three ways:'),
  ul(
    '**lower pressure**: ions collide less often in the sheath and keep their direction;',
    '**higher bias**: the energy of the ions grows, and with it the share of the ion-assisted reaction at the bottom;',
    '**sidewall passivation**: a protective film grows on the walls, while ions clear it from the bottom.',
  ),
  p(
    'This has its price. The higher the ion energy, the more the mask and the layer below suffer, that is, selectivity falls.',
  ),

  h2('figures', 'Rate, selectivity, uniformity'),
  ul(
    '**Etch rate** is the thickness removed per unit of time. A layer of 600 nm, 200 nm left after 2 minutes: the rate is (600 − 200) / 2 = 200 nm/min. It also depends on the area of open material: the larger the area, the more radicals are used up (the loading effect).',
    '**Selectivity** is the ratio of the rates of two materials. Oxide etches at 400 nm/min, resist at 80 nm/min: the selectivity is 5 : 1. Both pairs matter: layer to mask and layer to substrate.',
    '**Uniformity** tells how evenly a wafer is etched. It is measured at several points, and the non-uniformity is (maximum − minimum) / (2 × mean) × 100%. The smaller the result, the better.',
  ),
  p(
    'Nowhere does a layer have one and the same thickness, nor the rate one value, so etching continues after the fastest places have cleared. This reserve is called **over-etch**. It is during the over-etch that selectivity to the substrate counts: where the layer is already gone, plasma etches what lies below.',
  ),

  h2('gases', 'Which gases for which materials'),
  table(
    ['Material', 'Typical gases', 'Volatile products', 'What matters'],
    [
      'Silicon, polysilicon',
      'SF₆, CF₄ + O₂; Cl₂, HBr',
      'SiF₄; SiCl₄, SiBr₄',
      'Fluorine etches fast but almost isotropically. Chlorine and bromine together with ions give a vertical wall.',
    ],
    [
      'Silicon oxide SiO₂',
      'CHF₃, CF₄, C₄F₈',
      'SiF₄, CO, CO₂',
      'A fluorocarbon film protects silicon; on oxide the oxygen of the oxide itself removes the film.',
    ],
    [
      'Aluminium',
      'Cl₂ + BCl₃',
      'AlCl₃',
      'BCl₃ helps to remove the native oxide and binds traces of water. Fluorine is no use: AlF₃ is not volatile.',
    ],
    [
      'Photoresist and other polymers',
      'O₂',
      'CO, CO₂, H₂O',
      'This is how resist is stripped after etching.',
    ],
  ),
  p(
    'The same additive acts differently in different amounts. A little **O₂ in CF₄** binds CFₓ fragments and sets fluorine free: silicon etches faster. A lot of oxygen dilutes the gas and oxidises the surface: the rate falls. The flow of each gas is therefore part of the recipe and not an “approximate value”.',
  ),
  h3('corrosion', 'Corrosion of aluminium'),
  p(
    'After aluminium has been etched, chlorine remains in the resist and on the walls of the lines. In air it forms hydrochloric acid with moisture, and the acid eats the metal. The resist is therefore stripped in the same tool without taking the wafers out into air, or the wafers are rinsed in water at once, as the route says. An open cassette with such wafers must not be kept waiting.',
  ),

  h2('endpoint', 'Endpoint by the glow'),
  p(
    'Every substance in plasma glows at its own wavelengths. A spectrometer looks into the chamber through a window and picks out one line. The method is called **optical emission spectroscopy** (OES).',
  ),
  figure(
    'file-plasma-endpoint',
    'Intensity of a product line: a rise at t₁, a plateau, a fall from t₂ to t₃, a low plateau.',
  ),
  ul(
    '**A product line** (for SiO₂, for example, CO near 483 nm) holds while the layer is being etched and falls when it runs out.',
    '**A reactant line** (for example F near 704 nm) behaves the other way round: no layer, radicals are not used up, the signal grows.',
  ),
  p(
    'The fall is never instant: different places on the wafer clear at different times, and the width of the fall tells about uniformity. After it the tool performs the over-etch that was set. The signal becomes weak if the open area is small or the chamber window is coated. That is why a step has a time limit: if no endpoint is found, the tool must not etch for ever.',
  ),
  note(
    'An endpoint that comes much earlier or later than usual is **a sign of trouble**: the wrong layer, the wrong gas, the wrong power. Stop and report instead of adjusting the time.',
  ),

  h2('mask', 'The photoresist mask'),
  p(
    'Resist is etched too, although more slowly than the layer, and it has to be thick enough for the whole time including the over-etch. An example: a layer of 800 nm, a rate of 400 nm/min, over-etch 25%. The time is 2.5 minutes; with resist etching at 80 nm/min, 200 nm of the mask will be gone.',
  ),
  p(
    'The second enemy of resist is heat. Ions and reactions give heat to the wafer. Without cooling the resist flows, bubbles and burns on so that it cannot be stripped later. The wafer is therefore held against a cooled chuck, and helium is fed below it. The second part is about this.',
  ),
);

const ch = doc(
  h2('purpose', '为什么需要刻蚀'),
  p(
    '集成电路是一层一层制造出来的。先在整片晶圆上沉积一层薄膜，再涂上光刻胶，经过曝光和显影，留下带窗口的掩膜。**刻蚀**把窗口处的材料去除，从而把图形从光刻胶转移到薄膜本身。到这一步，晶圆已经经过几十道工序，而刻蚀的错误几乎无法补救：去掉的材料不可能再回来。',
  ),
  p(
    '在槽中进行的湿法刻蚀简单、产能高，但通常向各个方向同样进行。只要线宽远大于膜厚，这还可以接受；当两者尺寸相近时，掩膜边缘下方的侧向钻蚀会把整条线吃掉。因此细小图形要用**等离子体刻蚀**：在低气压放电中，工艺气体变成活性粒子，活性粒子与薄膜材料化合，气态产物由真空泵抽走。',
  ),
  note(
    '只有**反应产物可挥发**，刻蚀才能进行：产物必须离开表面并被泵抽走。选择气体首先要看这一点。',
  ),

  h2('plasma', '等离子体与射频功率'),
  p(
    '等离子体是部分电离的气体，由电子、离子、中性分子及其碎片组成。其中被电离的粒子通常只占一小部分，整体上接近电中性。要点燃等离子体，需要向腔室输入射频（RF）功率，最常用的频率是 13.56 MHz，这是划给工业用途的频率。质量很小的**电子**能跟上电场的变化，获得能量并与分子碰撞。碰撞有三种结果：',
  ),
  ol(
    '**电离。**分子被打出一个电子，产生一个正离子和又一个自由电子，放电由此自我维持。',
    '**解离。**分子分裂成自由基，例如 CF₄ 分裂为 CF₃ 和 F，腔室中的“化学”由此而来。',
    '**激发。**粒子储存能量，再以光的形式放出。人们正是通过这种辉光监视工艺过程。',
  ),
  p(
    '电子的能量相当于几万度的温度，但它的质量微不足道，所以气体仍然比较冷。没有等离子体时需要强烈加热才能进行的反应，在这里可以在光刻胶能承受的温度下进行。',
  ),
  p(
    '电子比离子更快到达腔壁，所以等离子体相对于它接触的一切表面都带正电位。表面附近形成一层薄薄的**鞘层**，其中有指向晶圆的强电场。如果晶圆所在的电极通过隔直电容接入射频功率，该电极上会出现负的**自偏压**，离子得到更大的加速。许多设备有两台射频电源：源功率主要决定粒子数量，偏压功率决定离子能量。',
  ),

  h2('ions-radicals', '离子与自由基'),
  p('对表面进行刻蚀的粒子有两类，它们的作用不同。'),
  ul(
    '**自由基**是缺少一个化学键的中性分子碎片或原子（F、Cl）。它们不带电，鞘层电场不能加速它们，它们以各种角度到达晶圆。自由基的数量远多于离子，大部分化学反应由它们完成。',
    '**离子**被鞘层电场加速，几乎垂直地打到晶圆上。它们削弱化学键，打出反应产物，并清除图形底部的阻挡膜。',
  ),
  p(
    '两者共同作用比各自单独作用快得多：在 1979 年一项著名的实验中，把化学活性气流和氩离子束同时射向硅表面，得到的刻蚀速率接近两者单独速率之和的十倍。这称为**离子辅助刻蚀**。',
  ),
  note('自由基提供化学反应，来自各个方向；离子决定方向。'),

  h2('profile', '各向同性与各向异性剖面'),
  figure('file-plasma-profile', '两个剖面：掩膜下方，A 为碗状侧向钻蚀，B 为垂直侧壁。'),
  p(
    '**各向同性**刻蚀在所有方向上速率相同，掩膜下的钻蚀约等于深度（剖面 A）。**各向异性**刻蚀向下比向侧面快（剖面 B），薄膜中的尺寸与窗口尺寸一致。各向异性度的计算公式为 A = 1 −（侧向速率 / 纵向速率）。完全各向同性的工艺 A = 0，理想的垂直刻蚀 A = 1。',
  ),
  p('提高各向异性有三种方法：'),
  ul(
    '**降低气压**：离子在鞘层中碰撞减少，方向得以保持；',
    '**提高偏压**：离子能量增大，底部离子辅助反应所占的比例随之增大；',
    '**侧壁钝化**：侧壁上生长保护膜，而底部的膜被离子清除。',
  ),
  p('这是有代价的：离子能量越高，掩膜和下层受损越严重，也就是选择比下降。'),

  h2('figures', '速率、选择比与均匀性'),
  ul(
    '**刻蚀速率**是单位时间内去除的厚度。膜厚 600 nm，2 分钟后剩余 200 nm，速率为 (600 − 200) / 2 = 200 nm/min。速率还与裸露材料的面积有关：面积越大，消耗的自由基越多（负载效应）。',
    '**选择比**是两种材料刻蚀速率之比。氧化硅的刻蚀速率为 400 nm/min，光刻胶为 80 nm/min，选择比就是 5 : 1。两种选择比都重要：薄膜对掩膜，以及薄膜对衬底。',
    '**均匀性**表示晶圆各处刻蚀是否一致。在若干点测量，非均匀性 =（最大值 − 最小值）/（2 × 平均值）× 100%。结果越小越好。',
  ),
  p(
    '膜厚和刻蚀速率都不可能处处相同，所以在最快的区域刻通之后还要继续刻蚀一段时间，这段余量称为**过刻蚀**。对衬底的选择比正是在过刻蚀阶段起作用：薄膜已经刻完的地方，等离子体会刻蚀它下面的材料。',
  ),

  h2('gases', '什么材料用什么气体'),
  table(
    ['材料', '典型气体', '挥发性产物', '要点'],
    [
      '硅、多晶硅',
      'SF₆、CF₄ + O₂；Cl₂、HBr',
      'SiF₄；SiCl₄、SiBr₄',
      '氟刻蚀快，但接近各向同性；氯和溴与离子配合可以得到垂直侧壁。',
    ],
    [
      '氧化硅 SiO₂',
      'CHF₃、CF₄、C₄F₈',
      'SiF₄、CO、CO₂',
      '氟碳膜保护硅表面；在氧化硅上，氧化硅自身的氧会把这层膜除去。',
    ],
    [
      '铝',
      'Cl₂ + BCl₃',
      'AlCl₃',
      'BCl₃ 有助于去除自然氧化层，并结合微量水分。氟不适用：AlF₃ 不挥发。',
    ],
    ['光刻胶及其他聚合物', 'O₂', 'CO、CO₂、H₂O', '刻蚀之后就用这种方法去胶。'],
  ),
  p(
    '同一种添加气体，用量不同，作用也不同。在 **CF₄ 中加入少量 O₂**，氧与 CFₓ 碎片结合并释放出氟，硅的刻蚀速率上升；氧气过多则会稀释气体并使表面氧化，速率下降。因此每种气体的流量都是工艺配方的一部分，而不是“大概的数值”。',
  ),
  h3('corrosion', '铝的腐蚀'),
  p(
    '铝刻蚀之后，光刻胶中和线条侧壁上会残留氯。残留的氯在空气中与水分形成盐酸，腐蚀金属。因此要在同一台设备中去胶，不让晶圆接触空气，或者按照工艺流程立即用水冲洗晶圆。装有这种晶圆的敞开片盒不允许停放等待。',
  ),

  h2('endpoint', '根据发光判断刻蚀终点'),
  p(
    '等离子体中每种物质都在各自特有的波长上发光。光谱仪透过窗口观察腔室，并选出其中一条谱线。这种方法称为**光学发射光谱法**（OES）。',
  ),
  figure(
    'file-plasma-endpoint',
    '产物谱线强度曲线：t₁ 时上升，随后为平台，t₂ 到 t₃ 下降，之后为低平台。',
  ),
  ul(
    '**产物谱线**（例如刻蚀 SiO₂ 时 CO 的 483 nm 附近谱线）在薄膜刻蚀期间保持不变，薄膜刻完时下降。',
    '**反应物谱线**（例如 F 的 704 nm 附近谱线）正好相反：薄膜没有了，自由基不再消耗，信号上升。',
  ),
  p(
    '信号下降不会在瞬间完成：晶圆各处刻通的时间不同，下降段的宽度反映了均匀性。之后设备按设定进行过刻蚀。如果裸露面积很小，或者腔室窗口被沉积物覆盖，信号就会变弱。因此每个步骤都有最长时间限制：找不到终点时，设备不应无限地刻蚀下去。',
  ),
  note(
    '终点比平时明显提前或推迟，就是**出现问题的信号**：膜层不对、气体不对或功率不对。应当停下来报告，而不是去调整时间。',
  ),

  h2('mask', '光刻胶掩膜'),
  p(
    '光刻胶同样会被刻蚀，只是比薄膜慢，它的厚度必须足以承受包括过刻蚀在内的全部时间。例如：膜厚 800 nm，刻蚀速率 400 nm/min，过刻蚀 25%，总时间为 2.5 分钟；光刻胶刻蚀速率为 80 nm/min 时，掩膜将损失 200 nm。',
  ),
  p(
    '光刻胶的第二个敌人是热。离子轰击和化学反应都会给晶圆带来热量。如果不冷却，光刻胶会流动、起泡，甚至“烧焦”而无法去除。因此要把晶圆紧压在冷却的卡盘上，并在其背面通入氦气。第二部分将讲到这一点。',
  ),
);

export const theoryBasics: Record<Language, RichNode> = { ru, en, ch };
