import './ended-sockets.js';

/**
 * Five limits, each for another way of hanging: a database that does not answer is given up within seconds. Writes wait
 * for a majority.
 */
export const driverOptions = {
  serverSelectionTimeoutMS: 2_000,
  connectTimeoutMS: 2_000,
  heartbeatFrequencyMS: 2_000,
  waitQueueTimeoutMS: 2_000,
  socketTimeoutMS: 3_500,
  // At the start every collection is used at once; two connections at a time, the driver's default, would make the last
  // wait too long.
  maxConnecting: 10,
  writeConcern: { w: 'majority' as const },
};

/**
 * Without mongoose's waiting for a connection, and without collections and indexes made by itself: changes of the data
 * make them.
 */
export const connectionOptions = { ...driverOptions, bufferCommands: false, autoCreate: false, autoIndex: false };

/** For programs nobody waits for as visitors do; building an index takes longest. */
export const patientOptions = {
  ...connectionOptions,
  serverSelectionTimeoutMS: 15_000,
  connectTimeoutMS: 15_000,
  waitQueueTimeoutMS: 15_000,
  // The driver's own checks notice a server that is gone.
  socketTimeoutMS: 0,
};
