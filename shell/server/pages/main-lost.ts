import type { Company } from '@portal/config';
import { FAILED, FAILED_FOR_S } from '../../shared/failure-classes.ts';
import { json } from '../html.ts';

/** Cookie of a browser that could not load the script that sets `portalCommon`. Its documents contain all of it. */
export const WITH_COMMON = 'common';
const WITH_COMMON_FOR_S = 600;

const TITLE = '이 화면의 기능을 불러오지 못했습니다.';
const TEXT =
  '보이는 내용과 다른 메뉴는 그대로 이용하실 수 있습니다. 다시 시도해 주세요. 계속되면 고객센터에 지원 번호를 알려 주세요.';
const STYLE =
  'display:grid;gap:8px;justify-items:start;margin:24px 0;padding:24px;border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface)';
/** Styles of a touch target. */
const ACTION = 'min-height:48px;padding:0 16px;align-content:center';

type Phones = Pick<Company, 'phones'>;

/** Name of the global function that shows the card for a main.js that could not run. */
const LOST_CARD = 'portalLost';

/**
 * The code of that card. It is in the script that documents have in common, because few documents ever show it. The card's button
 * requests main.js past the browser's cache, which keeps even a refused file.
 */
export const lostCard = ({ phones }: Phones): string => `${LOST_CARD}=(main,code)=>{
const make=(tag,text,css,more)=>{const made=Object.assign(document.createElement(tag),{textContent:text,...more});
made.style.cssText=css;return made};
const card=make("section","","${STYLE}");card.setAttribute("role","alert");
const again=()=>fetch(main.src,{cache:"reload"}).finally(()=>location.reload());
card.append(make("h2","${TITLE}",""),make("p","${TEXT}",""),make("strong","지원 번호 "+code,""),
make("a","고객센터 "+${json(phones.main)},"${ACTION}",{href:"tel:"+${json(phones.main)}}),
make("button","다시 시도","${ACTION}",{type:"button",onclick:again}));
document.querySelector("main>[data-awaited]")?.replaceChildren();
document.querySelector("main").prepend(card)}`;

/**
 * An inline script of each document, for when main.js cannot be loaded, is refused, or throws before the page is
 * usable: no other code of ours runs then. It reports the failure, then loads the document once more if the server
 * has a last good shell. Otherwise, or if that fails too, it shows a card with the support code and the phone
 * number, above the server's page or in place of the skeleton. For remotes shell/src/release/failure.ts does the same. If the script
 * before main.js cannot be loaded (shell/server/files/common-file.ts), it sets a cookie and reloads: the document then needs no such
 * script. Where even the cookie is refused, a sentence stands in place of the card.
 */
export const mainLost = ({ phones }: Phones): string => `{let isLost;
const show=(main,code)=>window.${LOST_CARD}?${LOST_CARD}(main,code):
document.querySelector("main").prepend("${TITLE} 고객센터 "+${json(phones.main)}+", 지원 번호 "+code);
const again=(name,mark,s)=>{const isKept=()=>document.cookie.includes(mark);
if(!isKept()){document.cookie=name+mark+";path=/;samesite=lax;max-age="+s;
if(isKept()){location.reload();return isLost=true}}};
addEventListener("error",(event)=>{const{target,filename}=event,main=document.querySelector("script[data-version]");
const isRefused=target===main;
if(target.dataset?.common!=null&&!isLost&&again("","${WITH_COMMON}=1",${WITH_COMMON_FOR_S}))return;
if(isLost&&filename===main.src)event.stopImmediatePropagation();
if(isLost||!isRefused&&(filename!==main?.src||document.querySelector("[data-hydrated]")))return;
isLost=true;main.dataset.lost="";event.stopImmediatePropagation();
const{set,version:v,good}=main.dataset,[part,version]=v.split("@");
const code=Array.from(crypto.getRandomValues(new Uint8Array(6)),(n)=>"23456789ABCDEFGHJKMNPQRSTUVWXYZ"[n%30]).join("");
navigator.sendBeacon("/-/failures",JSON.stringify({code,set,part,version,class:isRefused?"chunk":"container-init",
path:location.pathname.replace(/\\d{4,}/g,"####"),error:"main.js"}));
if(good!=null&&again("${FAILED}=",v,${FAILED_FOR_S}))return;
document.readyState==="loading"?addEventListener("DOMContentLoaded",()=>show(main,code)):show(main,code)},true)}`;
