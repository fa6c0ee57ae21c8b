/** Long enough for the browser to have begun the download. */
const keptForMs = 60_000

/**
 * Gives a file to the user, as the browser's own download.
 * @param name what it will be called
 */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), keptForMs)
}
