import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  rem,
} from '@mantine/core';
import { limits } from '#shared/limits.ts';

/** Brand teal in ten steps; the seventh is the colour of buttons and links. */
const teal: MantineColorsTuple = [
  '#e8f6f7',
  '#d0eaed',
  '#a2d7dc',
  '#6fc2ca',
  '#45b0ba',
  '#1f98a4',
  '#0b7a86',
  '#09666f',
  '#07525a',
  '#053e44',
];

/** Cool greys of the light scheme: ground, border, muted and ink are steps 0, 2, 6 and 9. */
const gray: MantineColorsTuple = [
  '#f6f8fa',
  '#eef2f5',
  '#e3e8ee',
  '#d5dde5',
  '#c0cad4',
  '#8694a3',
  '#5b6b7c',
  '#445362',
  '#2b3845',
  '#16202b',
];

/** The dark scheme: ink is step 0, surface 7, ground 9. */
const dark: MantineColorsTuple = [
  '#e6ecf2',
  '#c5d0db',
  '#9fb0c1',
  '#6f8397',
  '#33434f',
  '#243341',
  '#1c2936',
  '#16212d',
  '#111b25',
  '#0f1720',
];

const red: MantineColorsTuple = [
  '#fdeeee',
  '#fadada',
  '#f3b5b5',
  '#eb8d8d',
  '#e26a6a',
  '#d94b4b',
  '#c43333',
  '#a82828',
  '#8a2020',
  '#6b1818',
];

const amber: MantineColorsTuple = [
  '#fff6e5',
  '#ffe9c2',
  '#fdd58c',
  '#f9bf55',
  '#f2aa2c',
  '#dd9414',
  '#b4740a',
  '#8f5a05',
  '#744903',
  '#573602',
];

const green: MantineColorsTuple = [
  '#e9f7ef',
  '#d2eedd',
  '#a6dcbc',
  '#77c898',
  '#4fb67a',
  '#30a362',
  '#1c7f49',
  '#176a3d',
  '#125531',
  '#0d4024',
];

const blue: MantineColorsTuple = [
  '#eaf2fd',
  '#d5e4fa',
  '#abc9f5',
  '#7eacee',
  '#5792e7',
  '#387de0',
  '#2163c4',
  '#1b53a5',
  '#164487',
  '#103468',
];

const fontFamily =
  '"Inter Variable", "Inter Fallback", system-ui, "Segoe UI", Roboto, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif';

/** The one theme: colour, type, radius, spacing, motion. */
export const theme = createTheme({
  colors: { teal, gray, dark, red, amber, green, blue },
  primaryColor: 'teal',
  primaryShade: { light: 6, dark: 6 },
  black: gray[9],
  fontFamily,
  fontSizes: { xs: rem(12), sm: rem(13.5), md: rem(15), lg: rem(17), xl: rem(20) },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  headings: {
    fontFamily,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: rem(28), lineHeight: '1.25' },
      h2: { fontSize: rem(21), lineHeight: '1.3' },
      h3: { fontSize: rem(17), lineHeight: '1.4' },
      h4: { fontSize: rem(15), lineHeight: '1.45' },
    },
  },
  radius: { xs: rem(4), sm: rem(6), md: rem(10), lg: rem(14), xl: rem(20) },
  defaultRadius: 'md',
  spacing: {
    xxs: rem(4),
    xs: rem(8),
    sm: rem(12),
    md: rem(16),
    lg: rem(24),
    xl: rem(32),
    xxl: rem(48),
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Tooltip: {
      defaultProps: {
        maw: limits.layout.tooltipMaxWidth,
        multiline: true,
        openDelay: 200,
        transitionProps: { duration: 150 },
        events: { hover: true, focus: true, touch: true },
      },
    },
    Menu: { defaultProps: { transitionProps: { duration: 150 }, shadow: 'md' } },
    Select: {
      defaultProps: { comboboxProps: { transitionProps: { duration: 150 }, shadow: 'md' } },
    },
    Modal: { defaultProps: { transitionProps: { duration: limits.layout.overlayMillis } } },
    Drawer: { defaultProps: { transitionProps: { duration: limits.layout.overlayMillis } } },
    InputWrapper: {
      // Hints below the field, so that fields side by side stand on one line.
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    SegmentedControl: { defaultProps: { withItemsBorders: false } },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
});

/** The tokens that our own style sheets use; their names are the contract of every CSS module. */
export const cssTokens: CSSVariablesResolver = () => ({
  variables: {
    '--space-1': rem(4),
    '--space-2': rem(8),
    '--space-3': rem(12),
    '--space-4': rem(16),
    '--space-5': rem(24),
    '--space-6': rem(32),
    '--space-7': rem(48),
    '--radius': rem(10),
    '--header-height': rem(limits.layout.headerHeight),
    '--content-max': rem(limits.layout.contentMaxWidth),
    '--reading-max': rem(720),
    '--menu-width': rem(248),
    '--menu-folded-width': rem(72),
    '--motion': '180ms',
    '--motion-overlay': `${limits.layout.overlayMillis}ms`,
  },
  light: {
    '--ground': gray[0],
    '--surface': '#ffffff',
    '--surface-raised': '#ffffff',
    '--surface-sunken': gray[1],
    '--border': gray[2],
    '--border-control': gray[5],
    '--text': gray[9],
    '--muted': gray[6],
    '--brand': teal[6],
    '--brand-text': teal[7],
    '--brand-soft': teal[0],
    '--danger': red[6],
    '--danger-text': red[7],
    '--danger-soft': red[0],
    '--warning': amber[4],
    '--warning-text': amber[7],
    '--warning-soft': amber[0],
    '--success': green[6],
    '--success-text': green[7],
    '--success-soft': green[0],
    '--info': blue[6],
    '--info-text': blue[7],
    '--info-soft': blue[0],
    '--plate': '#ffffff',
    '--picture-filter': 'none',
    '--shadow-float': '0 1px 2px rgb(22 32 43 / 6%), 0 12px 32px -8px rgb(22 32 43 / 18%)',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': gray[9],
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-anchor': teal[7],
    '--mantine-color-error': red[7],
    '--mantine-color-default-border': gray[3],
    '--mantine-color-default-hover': gray[0],
  },
  dark: {
    '--ground': dark[9],
    '--surface': dark[7],
    '--surface-raised': '#2b3b49',
    '--surface-sunken': dark[8],
    '--border': '#283744',
    '--border-control': dark[3],
    '--text': dark[0],
    '--muted': dark[2],
    '--brand': teal[5],
    '--brand-text': teal[3],
    '--brand-soft': '#12343b',
    '--danger': red[5],
    '--danger-text': red[3],
    '--danger-soft': '#3a1e23',
    '--warning': amber[4],
    '--warning-text': amber[3],
    '--warning-soft': '#37290f',
    '--success': green[5],
    '--success-text': green[3],
    '--success-soft': '#14342a',
    '--info': blue[5],
    '--info-text': blue[3],
    '--info-soft': '#172c4a',
    // Drawings are made for white paper: what of them is white is as dark as the plate below them.
    '--plate': '#d3d3d3',
    '--picture-filter': 'brightness(0.83)',
    '--shadow-float': '0 1px 2px rgb(0 0 0 / 40%), 0 16px 40px -8px rgb(0 0 0 / 60%)',
    '--mantine-color-body': dark[7],
    '--mantine-color-text': dark[0],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-anchor': teal[3],
    '--mantine-color-error': red[3],
    '--mantine-color-default-border': dark[4],
    '--mantine-color-default-hover': dark[5],
  },
});
