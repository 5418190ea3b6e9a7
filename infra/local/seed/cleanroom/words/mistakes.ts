export const mistakeWords = {
  'hands-unwashed': {
    name: { ru: 'hands-unwashed', en: 'hands-unwashed', ch: 'hands-unwashed' },
    explanation: { ru: 'hands-unwashed', en: 'hands-unwashed', ch: 'hands-unwashed' },
    consequence: { ru: 'hands-unwashed', en: 'hands-unwashed', ch: 'hands-unwashed' },
  },
  'outside-touched': {
    name: { ru: 'outside-touched', en: 'outside-touched', ch: 'outside-touched' },
    explanation: { ru: 'outside-touched', en: 'outside-touched', ch: 'outside-touched' },
    consequence: { ru: 'outside-touched', en: 'outside-touched', ch: 'outside-touched' },
  },
  'face-touched': {
    name: { ru: 'face-touched', en: 'face-touched', ch: 'face-touched' },
    explanation: { ru: 'face-touched', en: 'face-touched', ch: 'face-touched' },
    consequence: { ru: 'face-touched', en: 'face-touched', ch: 'face-touched' },
  },
  'skin-with-gloves': {
    name: { ru: 'skin-with-gloves', en: 'skin-with-gloves', ch: 'skin-with-gloves' },
    explanation: { ru: 'skin-with-gloves', en: 'skin-with-gloves', ch: 'skin-with-gloves' },
    consequence: { ru: 'skin-with-gloves', en: 'skin-with-gloves', ch: 'skin-with-gloves' },
  },
  'damaged-garment': {
    name: { ru: 'damaged-garment', en: 'damaged-garment', ch: 'damaged-garment' },
    explanation: { ru: 'damaged-garment', en: 'damaged-garment', ch: 'damaged-garment' },
    consequence: { ru: 'damaged-garment', en: 'damaged-garment', ch: 'damaged-garment' },
  },
  'dirty-garment': {
    name: { ru: 'dirty-garment', en: 'dirty-garment', ch: 'dirty-garment' },
    explanation: { ru: 'dirty-garment', en: 'dirty-garment', ch: 'dirty-garment' },
    consequence: { ru: 'dirty-garment', en: 'dirty-garment', ch: 'dirty-garment' },
  },
  'worn-twice': {
    name: { ru: 'worn-twice', en: 'worn-twice', ch: 'worn-twice' },
    explanation: { ru: 'worn-twice', en: 'worn-twice', ch: 'worn-twice' },
    consequence: { ru: 'worn-twice', en: 'worn-twice', ch: 'worn-twice' },
  },
  'sleeve-on-floor': {
    name: { ru: 'sleeve-on-floor', en: 'sleeve-on-floor', ch: 'sleeve-on-floor' },
    explanation: { ru: 'sleeve-on-floor', en: 'sleeve-on-floor', ch: 'sleeve-on-floor' },
    consequence: { ru: 'sleeve-on-floor', en: 'sleeve-on-floor', ch: 'sleeve-on-floor' },
  },
  'item-on-floor': {
    name: { ru: 'item-on-floor', en: 'item-on-floor', ch: 'item-on-floor' },
    explanation: { ru: 'item-on-floor', en: 'item-on-floor', ch: 'item-on-floor' },
    consequence: { ru: 'item-on-floor', en: 'item-on-floor', ch: 'item-on-floor' },
  },
  'hair-visible': {
    name: { ru: 'hair-visible', en: 'hair-visible', ch: 'hair-visible' },
    explanation: { ru: 'hair-visible', en: 'hair-visible', ch: 'hair-visible' },
    consequence: { ru: 'hair-visible', en: 'hair-visible', ch: 'hair-visible' },
  },
  'beard-uncovered': {
    name: { ru: 'beard-uncovered', en: 'beard-uncovered', ch: 'beard-uncovered' },
    explanation: { ru: 'beard-uncovered', en: 'beard-uncovered', ch: 'beard-uncovered' },
    consequence: { ru: 'beard-uncovered', en: 'beard-uncovered', ch: 'beard-uncovered' },
  },
  'street-shoes': {
    name: { ru: 'street-shoes', en: 'street-shoes', ch: 'street-shoes' },
    explanation: { ru: 'street-shoes', en: 'street-shoes', ch: 'street-shoes' },
    consequence: { ru: 'street-shoes', en: 'street-shoes', ch: 'street-shoes' },
  },
  'sitting-in-coverall': {
    name: { ru: 'sitting-in-coverall', en: 'sitting-in-coverall', ch: 'sitting-in-coverall' },
    explanation: {
      ru: 'sitting-in-coverall',
      en: 'sitting-in-coverall',
      ch: 'sitting-in-coverall',
    },
    consequence: {
      ru: 'sitting-in-coverall',
      en: 'sitting-in-coverall',
      ch: 'sitting-in-coverall',
    },
  },
  'cosmetics-kept': {
    name: { ru: 'cosmetics-kept', en: 'cosmetics-kept', ch: 'cosmetics-kept' },
    explanation: { ru: 'cosmetics-kept', en: 'cosmetics-kept', ch: 'cosmetics-kept' },
    consequence: { ru: 'cosmetics-kept', en: 'cosmetics-kept', ch: 'cosmetics-kept' },
  },
  'jewellery-kept': {
    name: { ru: 'jewellery-kept', en: 'jewellery-kept', ch: 'jewellery-kept' },
    explanation: { ru: 'jewellery-kept', en: 'jewellery-kept', ch: 'jewellery-kept' },
    consequence: { ru: 'jewellery-kept', en: 'jewellery-kept', ch: 'jewellery-kept' },
  },
  'carried-in': {
    name: { ru: 'carried-in', en: 'carried-in', ch: 'carried-in' },
    explanation: { ru: 'carried-in', en: 'carried-in', ch: 'carried-in' },
    consequence: { ru: 'carried-in', en: 'carried-in', ch: 'carried-in' },
  },
  'wrong-size': {
    name: { ru: 'wrong-size', en: 'wrong-size', ch: 'wrong-size' },
    explanation: { ru: 'wrong-size', en: 'wrong-size', ch: 'wrong-size' },
    consequence: { ru: 'wrong-size', en: 'wrong-size', ch: 'wrong-size' },
  },
  'door-left-open': {
    name: { ru: 'door-left-open', en: 'door-left-open', ch: 'door-left-open' },
    explanation: { ru: 'door-left-open', en: 'door-left-open', ch: 'door-left-open' },
    consequence: { ru: 'door-left-open', en: 'door-left-open', ch: 'door-left-open' },
  },
  'locker-left-open': {
    name: { ru: 'locker-left-open', en: 'locker-left-open', ch: 'locker-left-open' },
    explanation: { ru: 'locker-left-open', en: 'locker-left-open', ch: 'locker-left-open' },
    consequence: { ru: 'locker-left-open', en: 'locker-left-open', ch: 'locker-left-open' },
  },
  'coat-on-clean-side': {
    name: { ru: 'coat-on-clean-side', en: 'coat-on-clean-side', ch: 'coat-on-clean-side' },
    explanation: { ru: 'coat-on-clean-side', en: 'coat-on-clean-side', ch: 'coat-on-clean-side' },
    consequence: { ru: 'coat-on-clean-side', en: 'coat-on-clean-side', ch: 'coat-on-clean-side' },
  },
  'undressed-in-alarm': {
    name: { ru: 'undressed-in-alarm', en: 'undressed-in-alarm', ch: 'undressed-in-alarm' },
    explanation: { ru: 'undressed-in-alarm', en: 'undressed-in-alarm', ch: 'undressed-in-alarm' },
    consequence: { ru: 'undressed-in-alarm', en: 'undressed-in-alarm', ch: 'undressed-in-alarm' },
  },
  'wrong-exit': {
    name: { ru: 'wrong-exit', en: 'wrong-exit', ch: 'wrong-exit' },
    explanation: { ru: 'wrong-exit', en: 'wrong-exit', ch: 'wrong-exit' },
    consequence: { ru: 'wrong-exit', en: 'wrong-exit', ch: 'wrong-exit' },
  },
  'false-naming': {
    name: { ru: 'false-naming', en: 'false-naming', ch: 'false-naming' },
    explanation: { ru: 'false-naming', en: 'false-naming', ch: 'false-naming' },
    consequence: { ru: 'false-naming', en: 'false-naming', ch: 'false-naming' },
  },
} as const;
export type MistakeWordId = keyof typeof mistakeWords;
