const loginFields = ['email', 'password'] as const
export type LoginField = (typeof loginFields)[number]
export type LoginFields = Record<LoginField, string>

/**
 * Reads the login form as it stands in the page, so that what a password manager filled in counts as typed.
 * @param form a form with inputs named `email` and `password`
 */
export function readLoginFields(form: FormData): LoginFields {
  const textOf = (name: LoginField) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: textOf('email'), password: textOf('password') }
}

/** The fields without content, in the order of the form. Blanks are content of a password only. */
export function missingLoginFields({ email, password }: LoginFields): LoginField[] {
  return loginFields.filter((field) => (field === 'email' ? email.trim() : password) === '')
}
