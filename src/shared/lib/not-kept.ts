/** What is in this tab only, since the device keeps no more, or never keeps such things: a reload would lose it. */
const keys = new Set<string>()

export const notKept = {
  /** @param isLost whether a reload would lose it */
  tell(key: string, isLost: boolean): void {
    if (isLost) keys.add(key)
    else keys.delete(key)
  },
  isEmpty: (): boolean => keys.size === 0,
}
