/** What is on screen only, since this device keeps nothing or no more: a reload would lose it. */
const keys = new Set<string>()

export const notKept = {
  /** @param isLost whether the device could not keep it */
  tell(key: string, isLost: boolean): void {
    if (isLost) keys.add(key)
    else keys.delete(key)
  },
  isEmpty: (): boolean => keys.size === 0,
}
