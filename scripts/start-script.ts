/**
 * The script within each page. A page that only shows something runs nothing else until somebody acts:
 * docs/decisions/042-pages-wake.md says why.
 */
import { EDITOR_UNTIL, PAGE_BEFORE_QUOTE } from '../web/lib/storageKeys.ts';

import { browserCheck } from './browsers.ts';

/**
 * Pages that need scripts without an act, by their source file: for lists, forms, counts and what only somebody signed in
 * sees at once, for the pictures that move on by themselves a little before they do (ms after the first paint).
 */
const live: Record<string, number> = {
  'CalculatorPage.tsx': 0,
  'CertificationDetailPage.tsx': 0,
  'CertificationManagementPage.tsx': 0,
  'EProcurementPage.tsx': 0,
  'HomePage.tsx': 3000,
  'ManagePage.tsx': 0,
  'PostPage.tsx': 0,
  'RequestPage.tsx': 0,
};

/** Not noted as the page before the quote form: the one with the form, and what is no page. */
const unnoted = ['CustomerSupportPage.tsx', 'NotFoundPage.tsx'];

/** Marks the page of this source file as live; a section whose code comes later is live where it is in view. */
export const liveMark = (source: string): string => (source in live ? ` data-live="${live[source]}"` : '');

/** Notes the page on screen as `useNotedPage` does; one that is awake at once notes itself. */
const noteOf = (source: string): string =>
  live[source] === 0 || unnoted.includes(source)
    ? ''
    : `try{sessionStorage.setItem("${PAGE_BEFORE_QUOTE}",JSON.stringify(location.pathname.replace(/^\\/\\w+|\\/$/g,"")||"/"))}catch(error){}
`;

type Started = {
  source: string;
  /** All files of the page: they are asked for at once, so that nothing waits for a chain of imports. */
  files: readonly string[];
  /** Starts the others. */
  entry: string;
  /** The part of the font that the page does not start with. */
  font?: { family: string; weight: string; syllables: string; url: string };
};

const fetchFont = ({ family, weight, syllables, url }: NonNullable<Started['font']>) =>
  `(function letters(){new FontFace("${family}","url(${url})",{weight:"${weight}",unicodeRange:"${syllables}"}).load()
.then(function(part){document.fonts.add(part)}).catch(function(){addEventListener("online",letters,{once:true})})})();
`;

/**
 * Fetches the rest of the font after the first paint of a page that has come, because on a slow line it would take the
 * page's place, and the scripts where data and battery allow it. These run at the first act, a press even before that paint,
 * and a picture that hangs holds it up for 3 s.
 *
 * Presses and the keys of the search are kept from a page that is waking, and repeated when it is awake; of a double tap
 * the last one. React may have drawn the page again by then: the button in the same place is pressed. Links lead on by
 * themselves. When a press calls scripts that the site has no more, as after a deployment, the page is loaded again.
 *
 * A visitor who has used the page before it is awake is not taken back to where he was before a reload.
 */
export const startScript = ({ source, files, entry, font }: Started): string => `<script>(function(){
${browserCheck}${noteOf(source)}var files=${JSON.stringify(files)},page=document.documentElement,live=document.getElementById("root").dataset.live,
isWanted=live==="0"||location.search||location.hash,isReady,isStarted,hasFailed,press,over,keys,acts=new AbortController();
try{isWanted=isWanted||localStorage.getItem("${EDITOR_UNTIL}")}catch(error){}
function used(){page.dataset.used=""}
function buttons(){return Array.from(document.querySelectorAll("button"))}
function wake(){
if(isStarted)return;
isStarted=true;
files.forEach(function(file){import(file)});
import("${entry}").catch(function(){
isStarted=false;hasFailed=true;
if(press||keys)fetch(location.href).then(function(answer){return answer.text()})
.then(function(text){if(!text.includes("${entry}"))location.reload()}).catch(function(){})})
}
function want(){isWanted=true;if(isReady&&!hasFailed)wake()}
function ready(){
if(isReady)return;
isReady=true;
${font ? fetchFont(font) : ''}if(isWanted)return wake();
if(live)setTimeout(wake,live);
var seen=new IntersectionObserver(function(parts){if(parts.some(function(part){return part.isIntersecting}))want()});
document.querySelectorAll('fieldset[role="none"]').forEach(function(part){seen.observe(part)});
var line=navigator.connection;
if(line&&line.saveData||matchMedia("(pointer:coarse)").matches)return;
files.forEach(function(file){
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:file,fetchPriority:"low"}))})
}
function hear(types,act,options){types.split(" ").forEach(function(type){
addEventListener(type,act,Object.assign({capture:true,passive:true,signal:acts.signal},options))})}
hear("wheel touchstart pointerdown keydown",used);
hear("touchstart pointerdown keydown",wake);
hear("focusin scroll",want);
hear("pointermove",function(event){if(event.movementX||event.movementY)want()});
hear("pointerover",function(event){over=event.pointerType==="mouse"&&event});
hear("keydown",function(event){
if((event.ctrlKey||event.metaKey)&&!event.shiftKey&&(event.code==="KeyK"||event.key==="k")){event.preventDefault();event.stopPropagation();keys=event}},{passive:false});
hear("click",function(event){
var button=event.target.closest("button");
if(!button)return;
event.preventDefault();event.stopPropagation();
press={event:event,button:button,place:buttons().indexOf(button)};
wake()},{passive:false});
document.addEventListener("awake",function(){Promise.resolve().then(function(){
acts.abort();
page.dataset.awake="";
if(over&&over.target.isConnected)over.target.dispatchEvent(new PointerEvent("pointerover",{bubbles:true,pointerType:"mouse"}));
if(press)(press.button.isConnected?press.button:buttons()[press.place]).dispatchEvent(new MouseEvent("click",press.event));
if(keys)document.dispatchEvent(new KeyboardEvent("keydown",keys))
})});
addEventListener("load",function(){new PerformanceObserver(ready).observe({type:"paint",buffered:true})});
setTimeout(ready,3000)
})()</script>`;
