/** What a notification tells of. */
export type Event = 'new_message' | 'target_update'

/** A language that a mail can be written in. */
export type Language = 'en' | 'ru'

type Wording = { subject: string; sentence: string; open: string; why: string }

const wordings: Record<Language, Record<Event, Wording>> = {
  en: {
    new_message: {
      subject: 'You have a new message',
      sentence: 'You have a new message on Day&Plate.',
      open: 'Read it here:',
      why: 'To keep it private, the message itself is not in this mail.',
    },
    target_update: {
      subject: 'Your targets were updated',
      sentence: 'Your nutritionist has updated your targets on Day&Plate.',
      open: 'See them here:',
      why: 'To keep them private, the targets themselves are not in this mail.',
    },
  },
  ru: {
    new_message: {
      subject: 'Новое сообщение',
      sentence: 'У вас новое сообщение в Day&Plate.',
      open: 'Прочитать:',
      why: 'Чтобы переписка оставалась личной, текста сообщения в письме нет.',
    },
    target_update: {
      subject: 'Ваши цели обновлены',
      sentence: 'Ваш нутрициолог обновил ваши цели в Day&Plate.',
      open: 'Посмотреть:',
      why: 'Чтобы данные оставались личными, самих целей в письме нет.',
    },
  },
}

/** For a recipient whose language is not known: one below the other. */
export const bothLanguages: Language[] = ['en', 'ru']

/**
 * Writes a mail that says that something is new, and nothing of what it is.
 *
 * @param event what has happened
 * @param languages languages to write in, one below the other
 * @param appUrl address of the app; without it the mail has no link
 */
export function writeMail(event: Event, languages: Language[], appUrl: string | undefined) {
  const paragraph = (language: Language) => {
    const { sentence, open, why } = wordings[language][event]
    const link = appUrl && `${appUrl.replace(/\/+$/, '')}/dashboard?lang=${language}`
    return [sentence, link && `${open} ${link}`, why].filter(Boolean).join('\n\n')
  }
  return {
    subject: languages.map((language) => wordings[language][event].subject).join(' · '),
    text: languages.map(paragraph).join('\n\n—\n\n'),
  }
}
