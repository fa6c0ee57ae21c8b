import type { Population } from './fill-database.ts'

/** A read of the product. */
export interface Read {
  name: string
  caller: 'client' | 'coach'
  sql: string
  /** Where security alone says whose rows they are: the same rows, asked for by name. */
  sqlWithout?: string
}

/** The reads of the product, with and without naming the user. */
export function reads({ client, coach, today }: Population): Read[] {
  const ownMeals = `select * from public.food_entries where user_id = '${client.id}'`
  const ofClients = `user_id in (select client_id from public.client_nutritionist_relationships where nutritionist_id = '${coach.id}')`
  const clientIds = `array(select client_id from public.client_nutritionist_relationships where nutritionist_id = '${coach.id}')`
  const month = `'${today}'::date - 29, '${today}'`
  return [
    { name: 'meals of a day', caller: 'client', sql: `${ownMeals} and date = '${today}'` },
    {
      name: 'meals of a month',
      caller: 'client',
      sql: `${ownMeals} and date between '${today}'::date - 29 and '${today}' order by date desc, created_at desc`,
    },
    {
      name: 'meals of a day, the user not named',
      caller: 'client',
      sql: `select * from public.food_entries where date = '${today}'`,
      sqlWithout: `${ownMeals} and date = '${today}'`,
    },
    {
      name: 'meals of all clients of a day, not named',
      caller: 'coach',
      sql: `select * from public.food_entries where date = '${today}'`,
      sqlWithout: `select * from public.food_entries where date = '${today}' and ${ofClients}`,
    },
    { name: 'meals of a client', caller: 'coach', sql: `${ownMeals} and date > '${today}'::date - 30` },
    {
      name: 'exercise, 30 days',
      caller: 'client',
      sql: `select * from public.exercise_entries where user_id = '${client.id}' and date > '${today}'::date - 30`,
    },
    {
      name: 'measurements, all',
      caller: 'client',
      sql: `select * from public.measurements where user_id = '${client.id}' order by date desc`,
    },
    {
      name: 'messages, the latest 50',
      caller: 'client',
      sql: `select * from public.feedback where client_id = '${client.id}' order by created_at desc, id desc limit 50`,
    },
    {
      name: 'messages of a thread, the latest 50',
      caller: 'coach',
      sql: `select * from public.feedback where client_id = '${client.id}' and nutritionist_id = '${coach.id}' order by created_at desc, id desc limit 50`,
    },
    {
      name: 'open slots',
      caller: 'client',
      sql: `select * from public.appointments where nutritionist_id = '${coach.id}' and status = 'available' and start_time between now() and now() + interval '14 days' order by start_time`,
    },
    {
      name: 'notifications, the latest 30',
      caller: 'client',
      sql: `select * from public.notifications where recipient_id = '${client.id}' order by created_at desc limit 30`,
    },
    { name: 'client_day', caller: 'client', sql: `select public.client_day('${today}', '${client.id}')` },
    {
      name: 'client_moods, 30 days',
      caller: 'client',
      sql: `select public.client_moods('${client.id}', ${month})`,
    },
    { name: 'open_client', caller: 'coach', sql: `select public.open_client('${client.id}')` },
    { name: 'client_overview, 50 clients', caller: 'coach', sql: 'select * from public.client_overview()' },
    {
      name: 'list_conversations, 50 clients',
      caller: 'coach',
      sql: 'select * from public.list_conversations()',
    },
    {
      name: 'daily_totals, 50 clients, 30 days',
      caller: 'coach',
      sql: `select * from public.daily_totals(${clientIds}, ${month})`,
    },
    {
      name: 'daily_analytics, 50 clients, 90 days',
      caller: 'coach',
      sql: `select * from public.daily_analytics(${clientIds}, 90)`,
    },
    {
      name: 'coach_analytics, 50 clients, 90 days',
      caller: 'coach',
      sql: 'select public.coach_analytics(90)',
    },
    {
      name: 'client_report, 90 days',
      caller: 'client',
      sql: `select public.client_report('${today}', 90)`,
    },
    {
      name: 'directory of 10,000, first page',
      caller: 'client',
      sql: 'select * from public.search_nutritionists()',
    },
    {
      name: 'directory of 10,000, part of a name',
      caller: 'client',
      sql: `select * from public.search_nutritionists(search => 'c4ca')`,
    },
    {
      name: 'directory of 10,000, filtered',
      caller: 'client',
      sql: `select * from public.search_nutritionists(with_language => 'Russian', min_years => 5, max_rate => 60)`,
    },
  ]
}
