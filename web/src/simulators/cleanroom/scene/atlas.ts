import type { SheetArea } from '../../host/clay.ts';

const size = 1024;
const columns = 8;
const cell = size / columns;

/** Pictures of the sheet, eight to a row. */
const pictures = [
  'number1',
  'number2',
  'number3',
  'number4',
  'number5',
  'number6',
  'number7',
  'number8',
  'arrow',
  'mat',
  'screen',
  'card',
  'gloves',
  'mask',
  'cap',
  'recycle',
  'wave',
  'esd',
  'shirt',
  'blob',
  'paper',
  'noEntry',
  'exit',
  'laundry',
] as const;

export type Picture = (typeof pictures)[number];

export function areaOf(name: Picture): SheetArea {
  const index = pictures.indexOf(name);
  const x = index % columns;
  const y = Math.floor(index / columns);
  const inset = 1.5 / size;
  return [
    x / columns + inset,
    y / columns + inset,
    (x + 1) / columns - inset,
    (y + 1) / columns - inset,
  ];
}

const teal = '#0b7a86';
const ink = '#33424f';

type Draw = (c: CanvasRenderingContext2D) => void;

const stroke = (c: CanvasRenderingContext2D, style: string, width: number, path: () => void) => {
  c.strokeStyle = style;
  c.lineWidth = width;
  c.lineCap = c.lineJoin = 'round';
  c.beginPath();
  path();
  c.stroke();
};

const text =
  (words: string, font: number, style = ink): Draw =>
  (c) => {
    c.fillStyle = style;
    c.font = `600 ${font}px "Inter Variable", Inter, system-ui, sans-serif`;
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.fillText(words, 0.5 * cell, 0.54 * cell);
  };

const badge =
  (style: string, inner: Draw): Draw =>
  (c) => {
    c.fillStyle = '#ffffff';
    c.fillRect(0, 0, cell, cell);
    c.fillStyle = style;
    c.beginPath();
    c.roundRect(8, 8, cell - 16, cell - 16, 22);
    c.fill();
    inner(c);
  };

const plainly: Draw = (c) => {
  c.fillStyle = '#ffffff';
  c.fillRect(0, 0, cell, cell);
};

const drawings: Partial<Record<Picture, Draw>> = {
  arrow: badge('#ffffff', (c) =>
    stroke(c, teal, 13, () => {
      c.moveTo(64, 100);
      c.lineTo(64, 30);
      c.moveTo(34, 60);
      c.lineTo(64, 30);
      c.lineTo(94, 60);
    }),
  ),
  mat: (c) => {
    c.fillStyle = '#8fd0e6';
    c.fillRect(0, 0, cell, cell);
    for (let i = 0; i < 90; i++) {
      c.fillStyle = i % 2 ? 'rgba(255,255,255,.22)' : 'rgba(20,90,130,.10)';
      c.fillRect((i * 47) % cell, (i * 83) % cell, 7, 2);
    }
    for (const [x, y] of [
      [40, 34],
      [78, 78],
    ] as const) {
      c.fillStyle = 'rgba(18,84,120,.5)';
      c.beginPath();
      c.ellipse(x, y, 9, 15, 0, 0, 7);
      c.ellipse(x, y + 25, 7, 8, 0, 0, 7);
      c.fill();
    }
  },
  screen: (c) => {
    c.fillStyle = '#12303a';
    c.fillRect(0, 0, cell, cell);
    stroke(c, '#5fe0d0', 5, () => {
      c.moveTo(14, 80);
      c.lineTo(40, 80);
      c.lineTo(52, 40);
      c.lineTo(68, 98);
      c.lineTo(80, 66);
      c.lineTo(114, 66);
    });
    c.fillStyle = '#5fe0d0';
    c.fillRect(14, 16, 60, 9);
    c.fillStyle = 'rgba(255,255,255,.4)';
    c.fillRect(14, 106, 84, 6);
  },
  card: badge('#22313d', (c) => {
    c.fillStyle = '#e7f5f6';
    c.beginPath();
    c.roundRect(32, 46, 64, 42, 8);
    c.fill();
    c.fillStyle = teal;
    c.fillRect(32, 56, 64, 9);
    stroke(c, '#7fe0d6', 5, () => {
      c.arc(64, 108, 8, 0, 7);
    });
    stroke(c, '#7fe0d6', 4, () => {
      c.arc(64, 34, 14, 3.6, 5.8);
      c.moveTo(46, 22);
      c.arc(64, 34, 24, 3.7, 5.7);
    });
  }),
  gloves: badge('#e8eefb', (c) => {
    c.fillStyle = '#4f6fc4';
    c.beginPath();
    c.roundRect(44, 56, 44, 50, 12);
    c.fill();
    for (const [i, height] of [34, 26, 28, 38].entries()) {
      c.beginPath();
      c.roundRect(44 + i * 11.4, height, 9.6, 44, 5);
      c.fill();
    }
    c.beginPath();
    c.ellipse(38, 72, 7, 17, -0.5, 0, 7);
    c.fill();
  }),
  mask: badge('#e5f3f9', (c) => {
    c.fillStyle = '#4f9fc0';
    c.beginPath();
    c.roundRect(34, 46, 60, 42, 14);
    c.fill();
    stroke(c, '#e5f3f9', 3, () => {
      for (const y of [58, 68, 78]) {
        c.moveTo(44, y);
        c.lineTo(84, y);
      }
    });
    stroke(c, '#4f9fc0', 4, () => {
      c.moveTo(36, 52);
      c.bezierCurveTo(10, 46, 10, 86, 36, 82);
      c.moveTo(92, 52);
      c.bezierCurveTo(118, 46, 118, 86, 92, 82);
    });
  }),
  cap: badge('#e4f2ec', (c) => {
    c.fillStyle = '#4fa07a';
    c.beginPath();
    c.arc(64, 76, 36, Math.PI, 0);
    c.fill();
    c.beginPath();
    c.roundRect(24, 74, 80, 14, 7);
    c.fill();
  }),
  recycle: badge('#eef2f5', (c) => {
    stroke(c, ink, 8, () => {
      c.moveTo(40, 46);
      c.lineTo(46, 100);
      c.lineTo(82, 100);
      c.lineTo(88, 46);
      c.moveTo(30, 44);
      c.lineTo(98, 44);
      c.moveTo(54, 32);
      c.lineTo(74, 32);
    });
  }),
  wave: badge('#e6f2f9', (c) =>
    stroke(c, '#3a87b8', 7, () => {
      for (const y of [44, 66, 88]) {
        c.moveTo(26, y);
        c.bezierCurveTo(44, y - 18, 52, y + 18, 66, y);
        c.bezierCurveTo(78, y - 18, 88, y + 14, 102, y);
      }
    }),
  ),
  esd: (c) => {
    c.fillStyle = '#f2b632';
    c.fillRect(0, 0, cell, cell);
    stroke(c, '#2a2a2a', 7, () => {
      c.moveTo(64, 18);
      c.lineTo(112, 104);
      c.lineTo(16, 104);
      c.closePath();
    });
    c.fillStyle = '#2a2a2a';
    c.beginPath();
    c.moveTo(72, 40);
    c.lineTo(48, 74);
    c.lineTo(62, 74);
    c.lineTo(56, 98);
    c.lineTo(82, 64);
    c.lineTo(67, 64);
    c.fill();
  },
  shirt: badge('#eef2f5', (c) => {
    c.fillStyle = '#7c93a6';
    c.beginPath();
    c.moveTo(48, 34);
    c.lineTo(80, 34);
    c.lineTo(106, 54);
    c.lineTo(94, 70);
    c.lineTo(86, 64);
    c.lineTo(86, 100);
    c.lineTo(42, 100);
    c.lineTo(42, 64);
    c.lineTo(34, 70);
    c.lineTo(22, 54);
    c.fill();
  }),
  blob: (c) => {
    c.clearRect(0, 0, cell, cell);
    const g = c.createRadialGradient(64, 64, 8, 64, 64, 62);
    g.addColorStop(0, 'rgba(255,255,255,.9)');
    g.addColorStop(0.5, 'rgba(255,255,255,.45)');
    g.addColorStop(1, 'rgba(255,255,255,0)');
    c.fillStyle = g;
    c.fillRect(0, 0, cell, cell);
  },
  paper: badge('#ffffff', (c) => {
    c.fillStyle = '#9fb0bd';
    for (let y = 26; y < 110; y += 16) c.fillRect(22, y, y % 32 ? 84 : 66, 6);
  }),
  noEntry: badge('#ffffff', (c) => {
    c.fillStyle = '#d9534f';
    c.beginPath();
    c.arc(64, 64, 46, 0, 7);
    c.fill();
    c.fillStyle = '#ffffff';
    c.fillRect(32, 56, 64, 16);
  }),
  exit: badge('#2e9d62', (c) =>
    stroke(c, '#ffffff', 9, () => {
      c.moveTo(64, 98);
      c.lineTo(64, 36);
      c.moveTo(40, 58);
      c.lineTo(64, 34);
      c.lineTo(88, 58);
    }),
  ),
  laundry: badge('#e6f2f9', (c) => {
    stroke(c, '#3a87b8', 7, () => {
      c.moveTo(24, 40);
      c.lineTo(36, 102);
      c.lineTo(92, 102);
      c.lineTo(104, 40);
    });
    stroke(c, '#3a87b8', 6, () => {
      c.moveTo(24, 50);
      c.bezierCurveTo(46, 34, 56, 64, 74, 48);
      c.bezierCurveTo(86, 38, 96, 52, 104, 48);
    });
  }),
};

/** Draws the one sheet of pictures of the scene: numbers, signs and small screens. */
export function drawSheet(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return canvas;
  pictures.forEach((name, index) => {
    context.save();
    context.translate((index % columns) * cell, Math.floor(index / columns) * cell);
    context.beginPath();
    context.rect(0, 0, cell, cell);
    context.clip();
    const drawing = drawings[name];
    if (drawing) drawing(context);
    else {
      plainly(context);
      text(name.slice(-1), 104)(context);
    }
    context.restore();
  });
  return canvas;
}
