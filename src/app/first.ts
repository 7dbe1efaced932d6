import { accountAreas } from '#contract/endpoint'
import { socialTokenKey, tokenKeys } from '#src/session/areas'
import { en } from './locale/en'
import { ko } from './locale/ko'

/** The message shown when the client itself fails to load; its link reloads the page. */
const lost = ({ start: { title, text, retry } }: typeof en) =>
  '<main role="alert" style="max-width:36rem;margin:6rem auto;padding:0 1.25rem;text-align:center">' +
  `<h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main>`

/** A user with one of these tokens sees a name in the header. The desks' pages are never rendered, and a guest has no name. */
const heldTokens = [...accountAreas.map((area) => tokenKeys[area]), socialTokenKey]

/**
 * The only inline script that runs before anything paints. When the tab holds a token, or another language or currency than the
 * page was rendered for, the root stays hidden until the client has mounted its own. When the client's files fail to load, the
 * server's page is shown after all, or the message that the page could not start. A form that only the client can send is blocked
 * until the client is loaded: a password would end up in the address. Fields that are changed until then are recorded, because
 * React does not see those changes. An address that leads on to another page shows what is said about it at once, although the
 * server does not see it. The script's hash is in the policy.
 */
export const firstScript =
  "try{var s=sessionStorage,d=document.documentElement,c=s.getItem('CURRENCY')," +
  "l=new URLSearchParams(location.search).get('lang')||s.getItem('LOCALE');" +
  `if(${JSON.stringify(heldTokens)}.some(function(k){return s.getItem(k)})||` +
  '(l&&l!==d.lang)||(c&&c!==d.dataset.currency))' +
  "d.setAttribute('data-fresh','')}catch(e){}" +
  "/[?&]next=/.test(location.search)&&document.documentElement.setAttribute('data-next','');" +
  "addEventListener('error',function(e){if(e.target.tagName!='SCRIPT')return;var d=document,r=d.getElementById('root');" +
  "d.documentElement.removeAttribute('data-fresh');if(!r.firstChild)r.innerHTML=d.documentElement.lang=='ko'" +
  `?${JSON.stringify(lost(ko))}:${JSON.stringify(lost(en))}},true);` +
  "addEventListener('submit',function(e){if(!e.target.getAttribute('action'))e.preventDefault()},true);" +
  "earlyFields=new Map;addEventListener('input',function(e){window.earlyFields&&earlyFields.set(e.target,e)},true)"

/**
 * Hides the root where it must not be seen, and what only concerns an address that leads on. Where nothing is shown for more than
 * a second, as over a slow network, a ring says that the page is on its way.
 */
export const firstStyle =
  '[data-fresh] #root{visibility:hidden}html:not([data-next]) .if-next{display:none}' +
  '[data-fresh] body::after{content:"";position:fixed;inset:0;width:2rem;height:2rem;margin:auto;' +
  'border:4px solid #888;border-radius:50%;animation:wait 1s 1s infinite alternate both}' +
  '@keyframes wait{from{opacity:0}}'
