/** A slot as the API answers it, with anything that differs. */
export const makeAppointment = <Fields extends object>(fields: Fields) => ({
  id: 'slot',
  nutritionist_id: 'elena',
  client_id: null as string | null,
  start_time: '2026-10-23T07:00:00.000Z',
  end_time: '2026-10-23T07:20:00.000Z',
  duration: 20,
  slot_date: '2026-10-23',
  slot_week: '2026-10-19',
  status: 'available' as 'available' | 'pending' | 'confirmed' | 'cancelled',
  cancellation_deadline: '2026-10-22T07:00:00.000Z',
  created_at: '2026-10-01T10:00:00.000Z',
  ...fields,
})
