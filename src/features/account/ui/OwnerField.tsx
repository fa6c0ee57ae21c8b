/** Tells a password manager whose password the form is about. */
export function OwnerField({ email }: { email: string }) {
  return <input type="text" value={email} autoComplete="username" readOnly hidden />
}
