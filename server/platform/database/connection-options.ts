import './ended-sockets.js';

/**
 * Five limits, each for another way of hanging: a database that does not answer within `patience` (ms) is given up. Writes
 * wait for a majority.
 */
export const driverOptions = (patience: number) => ({
  serverSelectionTimeoutMS: patience,
  connectTimeoutMS: patience,
  heartbeatFrequencyMS: 2_000,
  waitQueueTimeoutMS: patience,
  socketTimeoutMS: 1.75 * patience,
  // At the start every collection is used at once; two connections at a time, the driver's default, would make the last
  // wait too long.
  maxConnecting: 10,
  writeConcern: { w: 'majority' as const },
});

/**
 * Without mongoose's waiting for a connection, and without making collections and indexes: changes of the data
 * make them.
 */
export const connectionOptions = (patience: number) => ({
  ...driverOptions(patience),
  bufferCommands: false,
  autoCreate: false,
  autoIndex: false,
});

/** For programs nobody waits for as visitors do; building an index takes longest. */
export const patientOptions = {
  ...connectionOptions(15_000),
  // The driver's own checks notice a server that is gone.
  socketTimeoutMS: 0,
};
