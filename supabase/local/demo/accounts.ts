import type { Query } from '../database.ts'
import { idOf } from './chance.ts'
import { insertMissing } from './insert.ts'
import { documentColumns } from './documents.ts'
import { portraitKey } from './files.ts'
import { demoPasswordHash } from './people.ts'
import type { DemoPerson } from './person.ts'

/**
 * Makes the accounts of the demo people, with a confirmed address and the profile that the sign-up trigger writes.
 *
 * @param query runs statements as the owner of the database
 * @param people whom to make; those who are there already stay as they are
 * @param joined when they signed up, as an ISO time
 */
export async function createAccounts(query: Query, people: DemoPerson[], joined: string): Promise<void> {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const signUpOf = ({ id, email, name, role, tongue }: DemoPerson) => ({
    sub: id,
    email,
    name,
    role,
    timezone,
    language: tongue,
    email_verified: true,
    phone_verified: false,
  })
  await insertMissing(
    query,
    'auth.users',
    people.map((person) => ({
      id: person.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: person.email,
      encrypted_password: demoPasswordHash,
      email_confirmed_at: joined,
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      raw_user_meta_data: signUpOf(person),
      is_sso_user: false,
      is_anonymous: false,
      created_at: joined,
      updated_at: joined,
    })),
  )
  await insertMissing(
    query,
    'auth.identities',
    people.map((person) => ({
      id: idOf(`identity ${person.email}`),
      provider: 'email',
      provider_id: person.id,
      user_id: person.id,
      identity_data: signUpOf(person),
      created_at: joined,
      updated_at: joined,
    })),
  )
  for (const person of people) {
    const { id } = person
    const profile = profileOf(person, joined)
    await query(
      `update public.profiles as stored set ${['created_at', ...Object.keys(profile)].map((column) => `${column} = given.${column}`).join(', ')}
       from jsonb_populate_record(null::public.profiles, $1::jsonb) as given where stored.id = $2`,
      [JSON.stringify({ ...profile, created_at: joined }), id],
    )
  }
}

/** Columns of the profile beside those of the sign-up. */
const profileOf = (person: DemoPerson, joined: string) => ({
  ...person.profile,
  ...(person.portrait ? { profile_picture_url: portraitKey(person.id) } : {}),
  ...(person.role === 'nutritionist' ? documentColumns(person, joined) : {}),
})
