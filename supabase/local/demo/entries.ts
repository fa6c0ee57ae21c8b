import type { Row } from '../database.ts'
import { type Chance, chanceOf, idOf } from './chance.ts'
import { type Day, daysBetween, today, weekdayFromSunday } from './days.ts'
import { type Dish, dishes, type MealType } from './dishes.ts'
import type { DemoClient, Habits } from './person.ts'

/** Rows of a client's logs, by table. */
export interface Entries {
  meals: Row[]
  ingredients: Row[]
  exercise: Row[]
  sleep: Row[]
  moods: Row[]
  measurements: Row[]
}

/** The day that a client's entries begin with, and the moment up to which something can have been logged. */
export interface Period {
  began: Day
  now: Date
}

const mealTimes: [MealType, string, number][] = [
  ['breakfast', '08:10', 0.95],
  ['lunch', '13:05', 0.95],
  ['snack', '16:20', 0.6],
  ['dinner', '19:30', 0.92],
]
const moodLabels = ['terrible', 'bad', 'neutral', 'good', 'great']
const photoDays = 12
// Type and kilocalories a minute.
const sports: [[string, number], ...[string, number][]] = [
  ['running', 10],
  ['walking', 4.5],
  ['cycling', 8],
  ['strength', 6.5],
  ['yoga', 3.5],
]

/**
 * Makes up what a client logged on some days: uneven, with gaps, and the same each time.
 *
 * @param client who logs
 * @param days in order, none after today
 * @param period what the days belong to
 */
export function entriesOf(client: DemoClient, days: Day[], period: Period): Entries {
  const entries: Entries = {
    meals: [],
    ingredients: [],
    exercise: [],
    sleep: [],
    moods: [],
    measurements: [],
  }
  const { habits } = client
  if (!habits) return entries
  for (const day of days) {
    const chance = chanceOf(`${client.email} ${day}`)
    if (!chance.happens(habits.diligence)) continue
    logMeals(entries, client, habits, day, period, chance)
    logBody(entries, client, habits, day, period, chance)
  }
  return entries
}

const photoKey = (client: DemoClient, dish: Dish, at: Date): string | null =>
  dish.photo ? `${client.id}/${dish.photo}-${at.getTime()}.jpg` : null

function logMeals(
  entries: Entries,
  client: DemoClient,
  habits: Habits,
  day: Day,
  period: Period,
  chance: Chance,
) {
  const isToday = day === today()
  for (const [type, time, probability] of mealTimes) {
    const at = moment(day, time)
    const dish = chance.pick(dishes[type])
    const portion = chance.between(0.8, 1.2, 2)
    const isLogged = chance.happens(probability)
    const before = chance.between(1, 4)
    const isTooEarly = at > period.now
    if (!isLogged || (isTooEarly && !(isToday && type === 'breakfast'))) continue
    const loggedAt = isTooEarly ? period.now : at
    const id = idOf(`meal ${client.email} ${day} ${type}`)
    const isRecent = period.now.getTime() - at.getTime() < photoDays * 86_400_000
    entries.meals.push({
      id,
      user_id: client.id,
      date: day,
      meal_type: type,
      title: dish.title[client.tongue],
      ...portionOf(dish, portion),
      mood_before_eating: moodLabels[before],
      mood_after_eating: moodLabels[isLowDay(habits, day) ? before - 1 : moodAfter(dish, before, chance)],
      image_url: habits.hasPhotos && isRecent ? photoKey(client, dish, at) : null,
      created_at: loggedAt.toISOString(),
      updated_at: loggedAt.toISOString(),
    })
    for (const [position, [name, quantity, unit]] of dish.ingredients.entries()) {
      entries.ingredients.push({
        id: idOf(`ingredient ${id} ${position}`),
        food_entry_id: id,
        name: name[client.tongue],
        quantity: unit === 'items' ? quantity : Math.round(quantity * portion),
        unit,
        position,
      })
    }
  }
}

const portionOf = (dish: Dish, portion: number) => ({
  calories: Math.round(dish.calories * portion),
  protein_grams: Math.round(dish.protein * portion),
  carbs_grams: Math.round(dish.carbs * portion),
  fat_grams: Math.round(dish.fat * portion),
})

const isLowDay = ({ isLow }: Habits, day: Day) => isLow === true && daysBetween(day, today()) < 7

/** Protein lifts the mood, much starch lowers it: something for the insights to find. */
function moodAfter(dish: Dish, before: number, chance: Chance): number {
  const lift = dish.protein > 22 ? 1 : dish.carbs > 60 ? -1 : 0
  const after = before + lift + (chance.happens(0.25) ? chance.pick([-1, 1]) : 0)
  return Math.min(4, Math.max(0, after))
}

function logBody(
  entries: Entries,
  client: DemoClient,
  habits: Habits,
  day: Day,
  period: Period,
  chance: Chance,
) {
  const row = (kind: string, time: string) => {
    const at = moment(day, time)
    const loggedAt = (at > period.now ? period.now : at).toISOString()
    return {
      id: idOf(`${kind} ${client.email} ${day}`),
      user_id: client.id,
      date: day,
      created_at: loggedAt,
      updated_at: loggedAt,
    }
  }
  const sinceStart = daysBetween(period.began, day)
  if (chance.happens(0.9)) {
    entries.sleep.push({ ...row('sleep', '07:20'), hours: chance.between(11, 18) / 2 })
  }
  if (chance.happens(0.7)) entries.moods.push({ ...row('mood', '07:30'), mood: chance.between(2, 5) })
  if (sinceStart % 3 === 0) {
    entries.measurements.push({
      ...row('measurement', '07:40'),
      weight: round(habits.weight + habits.weightPerDay * sinceStart + chance.between(-0.4, 0.4, 1)),
      waist: sinceStart % 6 === 0 ? round(habits.waist + habits.weightPerDay * sinceStart * 0.9) : null,
    })
  }
  const trains = [1, 3, 5, 6].includes(weekdayFromSunday(day)) && chance.happens(0.75)
  if (trains && moment(day, '18:00') <= period.now) {
    const [type, perMinute] = chance.pick(sports)
    const duration = chance.between(4, 13) * 5
    entries.exercise.push({
      ...row('exercise', '18:00'),
      type,
      duration,
      calories_burned: Math.round(duration * perMinute),
    })
  }
}

const moment = (day: Day, time: string) => new Date(`${day}T${time}:00`)

const round = (kilograms: number) => Math.round(kilograms * 10) / 10
