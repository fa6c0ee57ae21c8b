import type { Person, TestDatabase } from './test-database.ts'

/** The seven viewers of the access matrix; all but anon and the owner look at what is the owner's. */
export const viewers = ['anon', 'owner', 'otherClient', 'assigned', 'pending', 'unrelated', 'former'] as const
export type Viewer = (typeof viewers)[number]

/** Everyone of the matrix: the client whose data it is about, and the others by what they are to that client. */
export type Cast = Record<Exclude<Viewer, 'anon'>, Person>

/** Signs the cast up: the owner once worked with `former`, works with `assigned`, and `pending` waits for an answer. */
export async function castPeople(database: TestDatabase): Promise<Cast> {
  const cast: Cast = {
    owner: await database.signUp('client', 'Olga Owner'),
    otherClient: await database.signUp('client', 'Oscar Other'),
    assigned: await database.signUp('nutritionist', 'Anna Assigned'),
    pending: await database.signUp('nutritionist', 'Petra Pending'),
    unrelated: await database.signUp('nutritionist', 'Uwe Unrelated'),
    former: await database.signUp('nutritionist', 'Fiona Former'),
  }
  await database.connect(cast.owner, cast.former)
  await database.disconnect(cast.owner)
  await database.connect(cast.owner, cast.assigned)
  return cast
}
