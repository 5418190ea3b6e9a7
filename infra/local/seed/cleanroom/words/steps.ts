export const stepWords = {
  'shoe-cleaner': {
    name: { ru: 'shoe-cleaner', en: 'shoe-cleaner', ch: 'shoe-cleaner' },
    hint: { ru: 'shoe-cleaner', en: 'shoe-cleaner', ch: 'shoe-cleaner' },
    explanation: { ru: 'shoe-cleaner', en: 'shoe-cleaner', ch: 'shoe-cleaner' },
  },
  card: {
    name: { ru: 'card', en: 'card', ch: 'card' },
    hint: { ru: 'card', en: 'card', ch: 'card' },
    explanation: { ru: 'card', en: 'card', ch: 'card' },
  },
  'sticky-mat': {
    name: { ru: 'sticky-mat', en: 'sticky-mat', ch: 'sticky-mat' },
    hint: { ru: 'sticky-mat', en: 'sticky-mat', ch: 'sticky-mat' },
    explanation: { ru: 'sticky-mat', en: 'sticky-mat', ch: 'sticky-mat' },
  },
  'shoe-covers': {
    name: { ru: 'shoe-covers', en: 'shoe-covers', ch: 'shoe-covers' },
    hint: { ru: 'shoe-covers', en: 'shoe-covers', ch: 'shoe-covers' },
    explanation: { ru: 'shoe-covers', en: 'shoe-covers', ch: 'shoe-covers' },
  },
  footwear: {
    name: { ru: 'footwear', en: 'footwear', ch: 'footwear' },
    hint: { ru: 'footwear', en: 'footwear', ch: 'footwear' },
    explanation: { ru: 'footwear', en: 'footwear', ch: 'footwear' },
  },
  'coat-off': {
    name: { ru: 'coat-off', en: 'coat-off', ch: 'coat-off' },
    hint: { ru: 'coat-off', en: 'coat-off', ch: 'coat-off' },
    explanation: { ru: 'coat-off', en: 'coat-off', ch: 'coat-off' },
  },
  'jewellery-off': {
    name: { ru: 'jewellery-off', en: 'jewellery-off', ch: 'jewellery-off' },
    hint: { ru: 'jewellery-off', en: 'jewellery-off', ch: 'jewellery-off' },
    explanation: { ru: 'jewellery-off', en: 'jewellery-off', ch: 'jewellery-off' },
  },
  'bag-away': {
    name: { ru: 'bag-away', en: 'bag-away', ch: 'bag-away' },
    hint: { ru: 'bag-away', en: 'bag-away', ch: 'bag-away' },
    explanation: { ru: 'bag-away', en: 'bag-away', ch: 'bag-away' },
  },
  'makeup-off': {
    name: { ru: 'makeup-off', en: 'makeup-off', ch: 'makeup-off' },
    hint: { ru: 'makeup-off', en: 'makeup-off', ch: 'makeup-off' },
    explanation: { ru: 'makeup-off', en: 'makeup-off', ch: 'makeup-off' },
  },
  'tie-hair': {
    name: { ru: 'tie-hair', en: 'tie-hair', ch: 'tie-hair' },
    hint: { ru: 'tie-hair', en: 'tie-hair', ch: 'tie-hair' },
    explanation: { ru: 'tie-hair', en: 'tie-hair', ch: 'tie-hair' },
  },
  'wash-hands': {
    name: { ru: 'wash-hands', en: 'wash-hands', ch: 'wash-hands' },
    hint: { ru: 'wash-hands', en: 'wash-hands', ch: 'wash-hands' },
    explanation: { ru: 'wash-hands', en: 'wash-hands', ch: 'wash-hands' },
  },
  hat: {
    name: { ru: 'hat', en: 'hat', ch: 'hat' },
    hint: { ru: 'hat', en: 'hat', ch: 'hat' },
    explanation: { ru: 'hat', en: 'hat', ch: 'hat' },
  },
  'beard-cover': {
    name: { ru: 'beard-cover', en: 'beard-cover', ch: 'beard-cover' },
    hint: { ru: 'beard-cover', en: 'beard-cover', ch: 'beard-cover' },
    explanation: { ru: 'beard-cover', en: 'beard-cover', ch: 'beard-cover' },
  },
  'donning-gloves': {
    name: { ru: 'donning-gloves', en: 'donning-gloves', ch: 'donning-gloves' },
    hint: { ru: 'donning-gloves', en: 'donning-gloves', ch: 'donning-gloves' },
    explanation: { ru: 'donning-gloves', en: 'donning-gloves', ch: 'donning-gloves' },
  },
  'donning-gloves-off': {
    name: { ru: 'donning-gloves-off', en: 'donning-gloves-off', ch: 'donning-gloves-off' },
    hint: { ru: 'donning-gloves-off', en: 'donning-gloves-off', ch: 'donning-gloves-off' },
    explanation: { ru: 'donning-gloves-off', en: 'donning-gloves-off', ch: 'donning-gloves-off' },
  },
  'cross-bench': {
    name: { ru: 'cross-bench', en: 'cross-bench', ch: 'cross-bench' },
    hint: { ru: 'cross-bench', en: 'cross-bench', ch: 'cross-bench' },
    explanation: { ru: 'cross-bench', en: 'cross-bench', ch: 'cross-bench' },
  },
  mask: {
    name: { ru: 'mask', en: 'mask', ch: 'mask' },
    hint: { ru: 'mask', en: 'mask', ch: 'mask' },
    explanation: { ru: 'mask', en: 'mask', ch: 'mask' },
  },
  'adjust-mask': {
    name: { ru: 'adjust-mask', en: 'adjust-mask', ch: 'adjust-mask' },
    hint: { ru: 'adjust-mask', en: 'adjust-mask', ch: 'adjust-mask' },
    explanation: { ru: 'adjust-mask', en: 'adjust-mask', ch: 'adjust-mask' },
  },
  'inspect-coverall': {
    name: { ru: 'inspect-coverall', en: 'inspect-coverall', ch: 'inspect-coverall' },
    hint: { ru: 'inspect-coverall', en: 'inspect-coverall', ch: 'inspect-coverall' },
    explanation: { ru: 'inspect-coverall', en: 'inspect-coverall', ch: 'inspect-coverall' },
  },
  hood: {
    name: { ru: 'hood', en: 'hood', ch: 'hood' },
    hint: { ru: 'hood', en: 'hood', ch: 'hood' },
    explanation: { ru: 'hood', en: 'hood', ch: 'hood' },
  },
  coverall: {
    name: { ru: 'coverall', en: 'coverall', ch: 'coverall' },
    hint: { ru: 'coverall', en: 'coverall', ch: 'coverall' },
    explanation: { ru: 'coverall', en: 'coverall', ch: 'coverall' },
  },
  overboots: {
    name: { ru: 'overboots', en: 'overboots', ch: 'overboots' },
    hint: { ru: 'overboots', en: 'overboots', ch: 'overboots' },
    explanation: { ru: 'overboots', en: 'overboots', ch: 'overboots' },
  },
  glasses: {
    name: { ru: 'glasses', en: 'glasses', ch: 'glasses' },
    hint: { ru: 'glasses', en: 'glasses', ch: 'glasses' },
    explanation: { ru: 'glasses', en: 'glasses', ch: 'glasses' },
  },
  'clean-hands': {
    name: { ru: 'clean-hands', en: 'clean-hands', ch: 'clean-hands' },
    hint: { ru: 'clean-hands', en: 'clean-hands', ch: 'clean-hands' },
    explanation: { ru: 'clean-hands', en: 'clean-hands', ch: 'clean-hands' },
  },
  gloves: {
    name: { ru: 'gloves', en: 'gloves', ch: 'gloves' },
    hint: { ru: 'gloves', en: 'gloves', ch: 'gloves' },
    explanation: { ru: 'gloves', en: 'gloves', ch: 'gloves' },
  },
  'adjust-gloves': {
    name: { ru: 'adjust-gloves', en: 'adjust-gloves', ch: 'adjust-gloves' },
    hint: { ru: 'adjust-gloves', en: 'adjust-gloves', ch: 'adjust-gloves' },
    explanation: { ru: 'adjust-gloves', en: 'adjust-gloves', ch: 'adjust-gloves' },
  },
  'air-shower': {
    name: { ru: 'air-shower', en: 'air-shower', ch: 'air-shower' },
    hint: { ru: 'air-shower', en: 'air-shower', ch: 'air-shower' },
    explanation: { ru: 'air-shower', en: 'air-shower', ch: 'air-shower' },
  },
  'esd-check': {
    name: { ru: 'esd-check', en: 'esd-check', ch: 'esd-check' },
    hint: { ru: 'esd-check', en: 'esd-check', ch: 'esd-check' },
    explanation: { ru: 'esd-check', en: 'esd-check', ch: 'esd-check' },
  },
  enter: {
    name: { ru: 'enter', en: 'enter', ch: 'enter' },
    hint: { ru: 'enter', en: 'enter', ch: 'enter' },
    explanation: { ru: 'enter', en: 'enter', ch: 'enter' },
  },
  'shut-door': {
    name: { ru: 'shut-door', en: 'shut-door', ch: 'shut-door' },
    hint: { ru: 'shut-door', en: 'shut-door', ch: 'shut-door' },
    explanation: { ru: 'shut-door', en: 'shut-door', ch: 'shut-door' },
  },
} as const;
export type StepWordId = keyof typeof stepWords;
