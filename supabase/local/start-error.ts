/** A reason not to start that the person at the keyboard can do something about; the message says what. */
export class StartError extends Error {
  override name = 'StartError'
}
