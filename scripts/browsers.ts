/** The oldest browsers that the site is made for: docs/decisions/041-browsers.md says why. */
export const oldestBrowsers = ['chrome109', 'edge109', 'firefox121', 'ios16.4', 'safari16.4'];

/**
 * Begins the function that starts a page's scripts. An older browser, which may fail in the middle of them, gets the page
 * as one without scripts does, with what stands in `noscript`. The others get the methods of 2023 that the oldest lack.
 */
export const browserCheck = `var isKnown=false;
try{new RegExp("(?<=a)");isKnown=CSS.supports("selector(:has(a))")}catch(error){}
if(!isKnown){
[].forEach.call(document.querySelectorAll("noscript"),function(part){part.outerHTML=part.textContent});
return}
function fill(owner,name,value){
if(!(name in owner))Object.defineProperty(owner,name,{value:value,writable:true,configurable:true})}
fill(Array.prototype,"toSorted",function(compare){return Array.from(this).sort(compare)});
fill(Array.prototype,"toReversed",function(){return Array.from(this).reverse()});
fill(Array.prototype,"toSpliced",function(){var copy=Array.from(this);copy.splice.apply(copy,arguments);return copy});
fill(Array.prototype,"with",function(place,value){var copy=Array.from(this);copy.splice(place,1,value);return copy});
fill(URL,"canParse",function(address,base){try{return !!new URL(address,base)}catch(error){return false}});
`;
