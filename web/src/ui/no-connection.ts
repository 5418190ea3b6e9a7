import i18next from 'i18next';
import { notify } from './notices.ts';

/** Says that something asked for needs the network. */
export const sayNoConnection = (): void =>
  notify({ id: 'no-connection', type: 'warning', text: i18next.t('common:states.offline') });
