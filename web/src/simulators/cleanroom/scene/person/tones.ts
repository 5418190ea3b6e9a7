import { colour } from '../../../host/clay.ts';

/** Skin, hair and cloth of the two figures. */
export const tones = {
  man: {
    skin: colour('#e8b08c'),
    hair: colour('#4a3427'),
    shirt: colour('#4f86a8'),
    jeans: colour('#3c5678'),
    coat: colour('#2f4a5f'),
    boots: colour('#7a5136'),
    underwear: colour('#8c9bab'),
  },
  girl: {
    skin: colour('#f0bd9c'),
    hair: colour('#7b4a2b'),
    shirt: colour('#e08a76'),
    jeans: colour('#54759c'),
    coat: colour('#a8465c'),
    boots: colour('#5d4037'),
    underwear: colour('#d9b9b0'),
  },
} as const;

export const cloth = {
  coverall: colour('#f4f7fa'),
  seam: colour('#c9d6e2'),
  zip: colour('#8fa9c2'),
  cap: colour('#b9dced'),
  mask: colour('#9fd0e6'),
  maskEdge: colour('#e9f4f9'),
  gloves: colour('#5a78c8'),
  donning: colour('#ece9f4'),
  covers: colour('#8cc3e4'),
  clog: colour('#fbfbfa'),
  sole: colour('#6f8290'),
  rubberSole: colour('#3d3f42'),
  gold: colour('#e3b24a'),
  bag: colour('#b5793f'),
  bagDark: colour('#8a5a2c'),
  strap: colour('#31699a'),
  card: colour('#fdfdfd'),
  black: colour('#23282e'),
  lips: colour('#c9786a'),
  red: colour('#c92f4b'),
  blush: colour('#ee8f8a'),
  lid: colour('#8a6fb0'),
  iris: colour('#3b2c25'),
  white: colour('#ffffff'),
} as const;
