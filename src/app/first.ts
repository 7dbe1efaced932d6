/**
 * The one script that stands inline before anything paints: when the tab holds a token, or another language or currency
 * than the page was rendered for, the root stays hidden until the client has mounted its own. Its hash is in the policy.
 */
export const firstScript =
  "try{var s=sessionStorage,d=document.documentElement,c=s.getItem('CURRENCY')," +
  "l=new URLSearchParams(location.search).get('lang')||s.getItem('LOCALE');" +
  "if(s.getItem('ACCESS_TOKEN')||s.getItem('SOCIAL_ACCESS_TOKEN')||(l&&l!==d.lang)||(c&&c!==d.dataset.currency))" +
  "d.setAttribute('data-fresh','')}catch(e){}"

/** What keeps the root hidden then. */
export const firstStyle = '[data-fresh] #root{visibility:hidden}'
