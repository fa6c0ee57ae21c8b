/** What `npm run test:mutants` takes away from the database before a test file sees it; nothing in every other run. */
export const mutation = process.env['DATABASE_MUTATION'] ?? ''
