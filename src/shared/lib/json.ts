/** @returns what the text says as JSON; undefined for anything else */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
