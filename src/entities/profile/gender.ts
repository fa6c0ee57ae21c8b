/** The genders that a profile can say. */
export const genders = ['male', 'female', 'other'] as const
export type Gender = (typeof genders)[number]
