/** A CSV file as its text, as the build reads it with `?raw`. */
module.exports = { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
