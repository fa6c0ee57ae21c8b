import { idOf } from './chance.ts'

/** In which language someone writes. */
export type Tongue = 'en' | 'ru'

interface Person {
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
}

export interface DemoClient extends Person {
  role: 'client'
  /** E-mail of the connected nutritionist. */
  nutritionist?: string
  /** E-mail of the nutritionist whose answer is awaited. */
  asks?: string
  habits?: Habits
}

export interface DemoNutritionist extends Person {
  role: 'nutritionist'
}

export type DemoPerson = DemoClient | DemoNutritionist

const person = (email: string, name: string, tongue: Tongue, profile: Record<string, unknown>): Person => ({
  id: idOf(email),
  email,
  name,
  tongue,
  profile,
})

export const nutritionists: DemoNutritionist[] = [
  {
    ...person('elena@example.com', 'Elena Markova', 'en', {
      bio: 'I help busy people eat well without turning meals into homework. Small steps, honest numbers, no forbidden food.',
      expertise: ['weight-management', 'general-wellness', 'sports'],
      education: 'MSc Clinical Nutrition, University of Vienna',
      years_experience: 9,
      certifications: 'Registered Dietitian; Motivational Interviewing',
      consultation_rate: 65,
      languages: ['English', 'Russian', 'German'],
      website_url: 'https://elena-markova.example.com',
      linkedin_url: 'https://www.linkedin.com/in/elena-markova-example',
    }),
    role: 'nutritionist',
  },
  {
    ...person('marcus@example.com', 'Marcus Reid', 'en', {
      bio: 'Former rower. Fuel for training and recovery, with or without meat.',
      expertise: ['sports', 'plant-based'],
      education: 'BSc Sport and Exercise Nutrition, Loughborough',
      years_experience: 5,
      certifications: 'SENr Practitioner',
      consultation_rate: 80,
      languages: ['English', 'Spanish'],
      instagram_url: 'https://www.instagram.com/marcus.reid.example',
    }),
    role: 'nutritionist',
  },
  {
    ...person('irina@example.com', 'Ирина Соколова', 'ru', {
      bio: 'Врач-диетолог. Питание при диабете и болезнях сердца: спокойно, по шагам, с опорой на анализы.',
      expertise: ['diabetes', 'heart-health', 'clinical'],
      education: 'Первый МГМУ им. Сеченова, лечебное дело; ординатура по диетологии',
      years_experience: 14,
      certifications: 'Сертификат врача-диетолога',
      consultation_rate: 50,
      languages: ['Russian', 'English'],
    }),
    role: 'nutritionist',
  },
]

export const clients: DemoClient[] = [
  {
    ...person('anna@example.com', 'Anna Belova', 'en', {
      age: 34,
      gender: 'female',
      occupation: 'Product manager',
      objectives: 'Lose six kilos by spring and have energy left after work.',
    }),
    role: 'client',
    nutritionist: 'elena@example.com',
    habits: {
      diligence: 0.93,
      weight: 74.2,
      weightPerDay: -0.034,
      waist: 86,
      silentDays: 0,
      hasPhotos: true,
    },
  },
  {
    ...person('denis@example.com', 'Denis Frolov', 'en', {
      age: 41,
      gender: 'male',
      occupation: 'Driver',
      objectives: 'Get the blood pressure down, keep the strength.',
    }),
    role: 'client',
    nutritionist: 'elena@example.com',
    habits: {
      diligence: 0.75,
      weight: 96.5,
      weightPerDay: 0.012,
      waist: 104,
      silentDays: 0,
      hasPhotos: false,
    },
  },
  {
    ...person('olga@example.com', 'Ольга Лебедева', 'ru', {
      age: 29,
      gender: 'female',
      occupation: 'Учительница',
      objectives: 'Наладить завтраки и меньше уставать к вечеру.',
    }),
    role: 'client',
    nutritionist: 'elena@example.com',
    habits: {
      diligence: 0.88,
      weight: 66.8,
      weightPerDay: -0.018,
      waist: 78,
      silentDays: 0,
      hasPhotos: true,
    },
  },
  {
    ...person('james@example.com', 'James Carter', 'en', {
      age: 52,
      gender: 'male',
      occupation: 'Architect',
      objectives: 'Eat less late at night.',
    }),
    role: 'client',
    nutritionist: 'elena@example.com',
    habits: { diligence: 0.6, weight: 88.1, weightPerDay: -0.01, waist: 97, silentDays: 5, hasPhotos: false },
  },
  {
    ...person('timur@example.com', 'Тимур Алиев', 'ru', {
      age: 47,
      gender: 'male',
      occupation: 'Инженер',
      objectives: 'Держать сахар в норме.',
    }),
    role: 'client',
    nutritionist: 'irina@example.com',
    habits: {
      diligence: 0.8,
      weight: 91.4,
      weightPerDay: -0.02,
      waist: 101,
      silentDays: 0,
      hasPhotos: false,
    },
  },
  {
    ...person('maria@example.com', 'Maria Santos', 'en', { age: 26, occupation: 'Nurse' }),
    role: 'client',
    asks: 'elena@example.com',
  },
  { ...person('sophie@example.com', 'Sophie Lind', 'en', {}), role: 'client' },
]

export const people: DemoPerson[] = [...nutritionists, ...clients]

/** The password of every demo account. */
export const demoPassword = 'day-and-plate'

// The bcrypt hash of the password above: hashing it for each account would take most of a start.
export const demoPasswordHash = '$2b$10$LTBUxCEedfVjR587XXsQiOjrx8UnkBkXP9ELQHB58qqVMm.39iC3e'
