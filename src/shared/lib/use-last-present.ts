import { useState } from 'react'

/** @returns the value, or the last one that there was: what a dialog shows while it closes */
export function useLastPresent<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
