// Every fluid is known to those who import this. A page loads water's first and the others when a name asks for them.
import './more/more.js';
import './steam/steam.js';
