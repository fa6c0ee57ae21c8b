/** What a mail of Auth says above its link. */
type LinkMail = { subject: string; invitation: string }

/** What a mail about something new says; the sentence stands above the link, why there is no more in it below. */
type NewsMail = { subject: string; sentence: string; open: string; why: string }

/** A language of the product. What its screens say stands in its catalogues, `src/locales`. */
export type Language = {
  /** In itself. */
  name: string
  /** BCP 47, whose habits its dates, times and numbers follow. */
  tag: string
  decimalSign: '.' | ','
  /** Between the cells of a CSV, for the spreadsheets of its readers. */
  csvSeparator: ',' | ';'
  /** The text of a message that is only a file, before the name of the file. */
  fileNotice: string
  /** What is said outside the app. */
  texts: {
    /** For instructions to a service. */
    nameInEnglish: string
    /** The start-up screen, before any script of the app has arrived. */
    start: {
      loading: string
      files: string
      session: string
      screen: string
      failed: string
      reload: string
      noScript: string
    }
    /** The installed app. */
    manifest: { description: string; logMeal: string; measurements: string; chat: string }
    mails: {
      new_message: NewsMail
      target_update: NewsMail
      signup: LinkMail
      recovery: LinkMail
      magiclink: LinkMail
      email_change: LinkMail
      /** Also the name of the code in the text. */
      code: { subject: string }
    }
  }
}

/**
 * The languages of the product, a row each, by their code in addresses and in the database (ISO 639-1). The app, the page and the
 * manifests of its build, the tool of the catalogues, the functions and the mails of the local backend read them here;
 * `private.languages` has the same codes.
 */
export const languages = {
  en: {
    name: 'English',
    tag: 'en-GB', // day first, as in the other languages
    decimalSign: '.',
    csvSeparator: ',',
    fileNotice: 'Sent attachment: ',
    texts: {
      nameInEnglish: 'English',
      start: {
        loading: 'Loading application...',
        files: 'The app itself is still on its way. Your connection may be slow.',
        session: 'The server has not answered yet who is logged in.',
        screen: 'The first screen is still on its way. Your connection may be slow.',
        failed: 'Day&Plate could not be loaded. Check your connection and reload.',
        reload: 'Reload',
        noScript: 'Day&Plate needs JavaScript.',
      },
      manifest: {
        description: 'Your meals, your days and your nutritionist in one quiet place.',
        logMeal: 'Log a meal',
        measurements: 'Measurements',
        chat: 'Chat',
      },
      mails: {
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
        signup: {
          subject: 'Confirm your e-mail address',
          invitation: 'To confirm your address, open this link:',
        },
        recovery: {
          subject: 'Choose a new password',
          invitation: 'To choose a new password, open this link:',
        },
        magiclink: { subject: 'Your sign-in link', invitation: 'To sign in, open this link:' },
        email_change: {
          subject: 'Confirm your new e-mail address',
          invitation: 'To confirm the change of your address, open this link:',
        },
        code: { subject: 'Your code' },
      },
    },
  },
  ru: {
    name: 'Русский',
    tag: 'ru-RU',
    decimalSign: ',',
    csvSeparator: ';',
    fileNotice: 'Отправлен файл: ',
    texts: {
      nameInEnglish: 'Russian',
      start: {
        loading: 'Приложение загружается...',
        files: 'Файлы приложения ещё не пришли. Возможно, связь медленная.',
        session: 'Сервер ещё не ответил, кто вошёл в приложение.',
        screen: 'Первый экран ещё загружается. Возможно, связь медленная.',
        failed: 'Не удалось загрузить Day&Plate. Проверьте связь и обновите страницу.',
        reload: 'Обновить',
        noScript: 'Для работы Day&Plate нужен JavaScript.',
      },
      manifest: {
        description: 'Еда, дни и ваш нутрициолог — всё в одном спокойном месте.',
        logMeal: 'Записать еду',
        measurements: 'Замеры',
        chat: 'Чат',
      },
      mails: {
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
        signup: {
          subject: 'Подтвердите адрес почты',
          invitation: 'Чтобы подтвердить адрес, откройте ссылку:',
        },
        recovery: { subject: 'Новый пароль', invitation: 'Чтобы задать новый пароль, откройте ссылку:' },
        magiclink: { subject: 'Ссылка для входа', invitation: 'Чтобы войти, откройте ссылку:' },
        email_change: {
          subject: 'Подтвердите новый адрес почты',
          invitation: 'Чтобы подтвердить смену адреса, откройте ссылку:',
        },
        code: { subject: 'Ваш код' },
      },
    },
  },
} satisfies Record<string, Language>

/** The code of a language of the table. */
export type LanguageCode = keyof typeof languages

/** For who has chosen none. */
export const defaultLanguage: LanguageCode = 'en'

/** The codes of all languages, in the order of the table. */
export const languageCodes = /* @__PURE__ */ Object.keys(languages) as LanguageCode[]

/**
 * What each language has under one name. The build of the app puts the answer in place of the call, so that a screen loads no more
 * of the table than it asks for: the name stands there as a plain text.
 */
export const languageColumn = <Name extends keyof Language>(
  name: Name,
): Record<LanguageCode, Language[Name]> =>
  Object.fromEntries(languageCodes.map((code) => [code, languages[code][name]])) as Record<
    LanguageCode,
    Language[Name]
  >
