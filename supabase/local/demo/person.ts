import { idOf } from './chance.ts'
import type { Portrait } from './portrait.ts'

/** In which language someone writes. */
export type Tongue = 'en' | 'ru'

/** What demo clients and nutritionists have in common. */
export interface Person {
  id: string
  email: string
  name: string
  tongue: Tongue
  /** Columns of the profile beside those of the sign-up. */
  profile: Record<string, unknown>
}

/** What a client's entries look like. */
export interface Habits {
  /** Share of days with entries, 0 to 1. */
  diligence: number
  /** Kilograms at the start of the entries and the change of a day. */
  weight: number
  weightPerDay: number
  /** Centimetres at the start of the entries. */
  waist: number
  /** Days without entries up to today. */
  silentDays: number
  hasPhotos: boolean
  /** Days of the demo before the first entry and the connection; 0 when left out. */
  startsAfter?: number
  /** Whether meals of the latest week leave a bad mood. */
  isLow?: boolean
}

export interface DemoClient extends Person {
  role: 'client'
  /** E-mail of the connected nutritionist. */
  nutritionist?: string
  /** E-mail of the nutritionist whose answer is awaited. */
  asks?: string
  /** E-mail of a nutritionist who said no. */
  refusedBy?: string
  /** E-mail of a nutritionist from whom the client has parted. */
  left?: string
  portrait?: Portrait
  habits?: Habits
}

/** A document of a nutritionist, as the profile names it. */
export interface DemoDocument {
  kind: 'education' | 'certification'
  /** Name of the file that the nutritionist chose. */
  name: string
  /** What is written on it, a line each; Latin letters. */
  text: string[]
  /** Fields of the kind: school, degree, year; issuer, issueDate, expirationDate. */
  fields: Record<string, string>
}

export interface DemoNutritionist extends Person {
  role: 'nutritionist'
  portrait: Portrait
  documents: DemoDocument[]
}

export type DemoPerson = DemoClient | DemoNutritionist

/** Makes a person whose id follows from the address. */
export const person = (
  email: string,
  name: string,
  tongue: Tongue,
  profile: Record<string, unknown>,
): Person => ({
  id: idOf(email),
  email,
  name,
  tongue,
  profile,
})
