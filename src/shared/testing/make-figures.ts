/** A row of client_figures as the API sends it, for tests: a client who has logged nothing. */
export const makeFiguresRow = (change: Record<string, unknown> = {}) => ({
  client_id: '11111111-1111-4111-8111-111111111111',
  last_day: '2026-11-28',
  active: false,
  weights: 0,
  waists: 0,
  food_days: 0,
  judged_food_days: 0,
  rate_days: 0,
  exercise_days: 0,
  judged_minutes_days: 0,
  judged_burned_days: 0,
  ...change,
})
