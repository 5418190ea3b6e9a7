import { readFileSync } from 'node:fs';
import { launchBrowser } from '/tmp/h-c/tests/support/browser.ts';
const [out,...names]=process.argv.slice(2);
const b=await launchBrowser(); const p=await b.newPage({viewport:{width:1800,height:900}});
await p.setContent(`<body style="margin:0;background:#888;display:flex;gap:16px;align-items:flex-start">${names.map(n=>`<img style="max-height:1500px" src="data:image/png;base64,${readFileSync(`/tmp/hc-shots/${n}.png`).toString('base64')}">`).join('')}</body>`);
await p.waitForTimeout(300); await p.screenshot({path:`/tmp/hc-shots/${out}.png`,fullPage:true}); await b.close();
