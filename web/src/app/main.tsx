import '#web/ui/styles-base.ts';
import { createRoot } from 'react-dom/client';
import { startI18n } from '#web/lib/i18n.ts';
import { shareStyleNonce } from '#web/lib/style-nonce.ts';
import { installTrustedTypes } from '#web/lib/trusted-types.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { App } from './app.tsx';
import { reloadLostStyles, reloadOnStaleFiles } from './stale-files.ts';
import { startInBackground } from './start-in-background.ts';
import { startSession } from './start-session.ts';

installTrustedTypes();
shareStyleNonce();
reloadOnStaleFiles();
reloadLostStyles();
startSession();

const root = document.getElementById('root');
if (!root) throw new Error('no root element');

await startI18n();
createRoot(root).render(<App />);
whenIdle(() => void startInBackground());
