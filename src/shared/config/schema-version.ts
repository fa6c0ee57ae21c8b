/** The version of the database's schema that this app was made for, as its `schema_version()` tells it. */
export const schemaVersion = 1
