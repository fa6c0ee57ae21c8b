/** What stands on the keys, in every language. */
export const keyNames = { open: 'Enter', close: 'Esc' }
