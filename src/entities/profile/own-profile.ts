import * as z from 'zod/mini'
import { genders } from './gender'

/** What a user keeps of their own person; the health fields are a client's only. */
export const ownProfileSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  profile_picture_url: z.nullable(z.string()),
  /** IANA name of the zone on whose clock the user's appointments are. */
  timezone: z.string(),
  /** It stays, wherever the user's device is; else the app moves it along. */
  is_timezone_pinned: z.boolean(),
  /** Years. */
  age: z.nullable(z.number()),
  gender: z.nullable(z.enum(genders)),
  occupation: z.nullable(z.string()),
  objectives: z.nullable(z.string()),
})
export type OwnProfile = z.output<typeof ownProfileSchema>
