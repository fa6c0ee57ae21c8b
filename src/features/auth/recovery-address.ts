/**
 * Whether the sign-in service led here to say that the link of a recovery mail is used up or too old.
 * @param address of the page; the service writes its refusal behind `#` or `?`
 */
export function isRecoveryRefused({ hash, search }: Pick<Location, 'hash' | 'search'>): boolean {
  return [hash, search].some((part) => {
    const said = new URLSearchParams(part.slice(1))
    return said.has('error') || said.has('error_code')
  })
}
