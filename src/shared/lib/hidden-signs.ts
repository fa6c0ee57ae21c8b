/**
 * Signs that are not seen and change how a name reads: those that turn the direction of what follows, and those without a
 * width. The same as `private.has_hidden_sign` in the database.
 */
const hiddenSigns = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/** A name as it reads. */
export const withoutHiddenSigns = (name: string): string => name.replaceAll(hiddenSigns, '')
