import { type Language, type LocalText, languages } from '#shared/languages.ts';

/** One deployment: an institution with its own data, address and looks. */
export interface Stage {
  /** Short name: in stack names and in every access token. */
  institution: string;
  name: LocalText;
  region: string;
  /** Address of its own; absent: the one that CloudFront gives. */
  domain?: {
    name: string;
    /** Certificate in us-east-1, where CloudFront looks for it. */
    certificateArn: string;
  };
  /** Languages of the interface, the first one is the default. */
  languages: readonly Language[];
  /** IANA name of the time zone that its people live in. */
  timeZone: string;
  branding: { primaryColor: string };
  /** Sender of letters; its domain is verified in SES. */
  mailSender: string;
  /** Who hears of alarms; absent: nobody is written to, the alarms are in the console. */
  alarmMail?: string;
  /** Whether the start page offers the demo. */
  demo: boolean;
  /** `real` keeps its data whatever happens to the stack, `disposable` goes with it. */
  removal: 'real' | 'disposable';
}

const demoName: LocalText = {
  ru: 'Учебный центр «Кристалл»',
  en: 'Crystal Training Centre',
  ch: '晶圆培训中心',
};

/** The stages by name; `cdk deploy -c stage=<name>` takes one. */
export const stages = {
  demo: {
    institution: 'demo',
    name: demoName,
    region: 'eu-central-1',
    languages,
    timeZone: 'Europe/Moscow',
    branding: { primaryColor: '#0B7A86' },
    mailSender: 'trainer@example.org',
    demo: true,
    removal: 'disposable',
  },
  example: {
    institution: 'example',
    name: { ru: 'Пример учреждения', en: 'Example institution', ch: '示例机构' },
    region: 'eu-central-1',
    domain: {
      name: 'trainer.example.org',
      certificateArn:
        'arn:aws:acm:us-east-1:111122223333:certificate/00000000-0000-4000-8000-000000000000',
    },
    languages,
    timeZone: 'Europe/Moscow',
    branding: { primaryColor: '#0B7A86' },
    mailSender: 'trainer@example.org',
    alarmMail: 'operations@example.org',
    demo: false,
    removal: 'real',
  },
} as const satisfies Record<string, Stage>;

export type StageName = keyof typeof stages;
