import { colour } from '../../host/clay.ts';

/** One family of colours for the whole scene, so that forty things made apart look like one set. */
export const palette = {
  tile: colour('#d9dfe4'),
  pavement: colour('#c3c5c4'),
  panel: colour('#f3f6f8'),
  panelEdge: colour('#ccd5dc'),
  base: colour('#b6c1ca'),
  cut: colour('#8d9aa6'),
  street: colour('#d9b97c'),
  changing: colour('#6fa8d8'),
  clean: colour('#6dbf95'),
  steel: colour('#c3cbd1'),
  steelDark: colour('#8b969f'),
  frame: colour('#9aa6af'),
  dark: colour('#3c4853'),
  white: colour('#f7f9fa'),
  ivory: colour('#efece4'),
  teal: colour('#0b7a86'),
  tealLight: colour('#4fb3bb'),
  blue: colour('#4d86c6'),
  sand: colour('#d4b683'),
  wood: colour('#c79a66'),
  woodDark: colour('#a97c4d'),
  leaf: colour('#4f9a5c'),
  leafDark: colour('#38784a'),
  pot: colour('#e9e2d6'),
  soil: colour('#5b4536'),
  rubber: colour('#565f68'),
  glass: colour('#a9d4e2'),
  red: colour('#d9534f'),
  amber: colour('#e9a23b'),
  green: colour('#3fae6b'),
  card: colour('#d6b184'),
  cardDark: colour('#b98f5e'),
  ink: colour('#1d2833'),
  paper: colour('#fbfbf8'),
} as const;

/** Colours of things that light up to be noticed. */
export const glows = {
  usable: colour('#2fb8c4'),
  hovered: colour('#7fe9f0'),
  hinted: colour('#ffb638'),
  refused: colour('#ff6a5a'),
} as const;
