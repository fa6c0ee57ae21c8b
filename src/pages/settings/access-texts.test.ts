import { expect, it } from 'vitest'
import { accessText } from './access-texts'

it('says what was opened or changed', () => {
  expect(accessText({ action: 'opened', subject: 'profiles' }).message).toMatch(/^Opened your page/)
  expect(accessText({ action: 'updated', subject: 'client_targets' }).message).toBe('Changed your targets')
  expect(accessText({ action: 'deleted', subject: 'food_entries' }).message).toBe('Deleted a meal')
})

it('says of a table without words that something was changed', () => {
  expect(accessText({ action: 'inserted', subject: 'allergies' }).message).toBe('Changed your data')
})
