import { addPairs } from '../../sizing/area.js';
import { addTransport } from '../../sizing/plates/transport.js';
import { addSources } from '../fluids.js';
import { addNames } from '../names.js';

import { readMoreNames } from './names.js';
import { leftOf, moreCoefficients, oilPair } from './pairs.js';
import { moreSources } from './sources.js';
import { moreTransport } from './transport.js';

// Once loaded, every fluid is known. The server loads it with the calculation, a page when a name asks for it.
addSources(moreSources);
addTransport(moreTransport);
addPairs(moreCoefficients, { pairOf: oilPair, leftOf });
addNames(readMoreNames);
