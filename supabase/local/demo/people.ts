import { clients } from './clients.ts'
import { nutritionists } from './nutritionists.ts'
import type { DemoPerson } from './person.ts'

export const people: DemoPerson[] = [...nutritionists, ...clients]

/** The password of every demo account. */
export const demoPassword = 'day-and-plate'

// The bcrypt hash of the password above: hashing it for each account would take most of a start.
export const demoPasswordHash = '$2b$10$LTBUxCEedfVjR587XXsQiOjrx8UnkBkXP9ELQHB58qqVMm.39iC3e'
