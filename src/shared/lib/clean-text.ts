/** U+0000, and halves of a letter of two: Postgres stores neither, and refuses the whole row. */
const unstorable = /[\0\p{Surrogate}]/gu

/** A text that was typed or pasted, as the backend takes it: without blanks around it and without what cannot be stored. */
export const cleanText = (typed: string): string => typed.replaceAll(unstorable, '').trim()
