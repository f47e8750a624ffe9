import type { Connection, mongo } from 'mongoose';

/** The driver's database: mongoose's own has types of another copy of the driver. */
export const databaseOf = (connection: Connection): mongo.Db => connection.getClient().db(connection.name);
