import { type DragEvent, useState } from 'react'

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/**
 * Lets an element take a file that is dropped on it.
 * @param onDrop told the first file
 */
export function useFileDrop(onDrop: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    dropHandlers: {
      onDragOver: (event: DragEvent) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
        if (!isInside) setIsOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        const file = event.dataTransfer.files[0]
        if (file) onDrop(file)
      },
    },
  }
}
