import { createContext, use, useState } from 'react'

/** Which folds of a screen are not as they were at first, kept where the screen wants them kept. */
export type FoldMemory = { toggled: readonly string[]; toggle: (id: string) => void }

/** Null where nobody keeps them: each fold then remembers itself for as long as it is on screen. */
export const FoldMemory = createContext<FoldMemory | null>(null)

/**
 * Whether a fold is open, and how to toggle it.
 * @param id by which the screen keeps it; a fold without one remembers itself
 * @param isOpen at first
 */
export function useFold(id: string | undefined, isOpen: boolean): [isOpen: boolean, toggle: () => void] {
  const memory = use(FoldMemory)
  const [isToggled, setToggled] = useState(false)
  if (memory && id) return [memory.toggled.includes(id) !== isOpen, () => memory.toggle(id)]
  return [isToggled !== isOpen, () => setToggled(!isToggled)]
}
