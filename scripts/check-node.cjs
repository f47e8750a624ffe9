// Says in one sentence that this Node is too old, in syntax that an old Node reads.
var wanted = require('../package.json').engines.node.replace('>=', '');
var found = process.versions.node;
var number = /^(\d+)\.(\d+)/;
var least = number.exec(wanted).map(Number);
var own = number.exec(found).map(Number);
if (own[1] < least[1] || (own[1] === least[1] && own[2] < least[2])) {
  var advice = 'run `npm ci`, which brings one, or install one from https://nodejs.org.';
  console.error('The site needs Node ' + wanted + ' or newer, and this is Node ' + found + ': ' + advice);
  process.exit(1);
}
