/** Stops the clock of a program at SET_CLOCK, ms since 1970: what it prints and stores has the dates of that moment. */
const moment = Number(process.env.SET_CLOCK);

Date.now = () => moment;
globalThis.Date = new Proxy(Date, {
  construct: (real, values, caller) => Reflect.construct(real, values.length > 0 ? values : [moment], caller),
  apply: () => new Date(moment).toString(),
});
