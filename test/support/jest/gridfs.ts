/** The sites of this project keep uploads in the database. */
process.env.TEST_STORAGE = 'gridfs';
