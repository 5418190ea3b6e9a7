import { launchBrowser } from '/tmp/h-c/tests/support/browser.ts';
const base=process.argv[2]; const list=JSON.parse(process.argv[3]);
const b=await launchBrowser(); const tokens={};
for(const {name,path,w=1440,h=900,lang='ru',login,full,dark,act} of list){
  const c=await b.newContext({viewport:{width:w,height:h},colorScheme:dark?'dark':'light',reducedMotion:'reduce'});
  const p=await c.newPage();
  p.on('console',m=>{if(['error','warning'].includes(m.type()))console.log(name,m.type(),m.text().slice(0,300))});
  p.on('pageerror',e=>console.log(name,'PAGEERROR',String(e).slice(0,300)));
  await p.addInitScript(l=>{localStorage.setItem('lang',l);if(!location.search.includes('c'))localStorage.setItem('cookieAccepted','true')},lang);
  if(login){tokens[login]??=await (await fetch(base+'/api/v1/auth/sign-in',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({login,password:'trainer-demo',deviceId:'shot-device-0123456789'})})).json();
    await p.addInitScript(t=>{if(!localStorage.getItem('tokens'))localStorage.setItem('tokens',JSON.stringify(t))},tokens[login]);}
  await p.goto(base+path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(500);
  try{ if(act) await (new Function('p','return (async()=>{'+act+'})()'))(p);}catch(e){console.log(name,'ACT',String(e).slice(0,400))}
  await p.screenshot({path:`/tmp/hc-shots/${name}.png`,fullPage:!!full});
  await c.close();
}
await b.close();
