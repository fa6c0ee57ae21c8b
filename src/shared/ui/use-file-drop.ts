import { type DragEvent, useState } from 'react'

export type DroppedFile = {
  file: File
  /** What was dropped is a folder: `file` stands for it, and cannot be read. */
  isFolder: boolean
}

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

function droppedFiles({ items, files }: DataTransfer): DroppedFile[] {
  const entries = Array.from(items, (item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null))
  const isFolder = new Set(entries.flatMap((entry) => (entry?.isDirectory ? [entry.name] : [])))
  return Array.from(files, (file) => ({ file, isFolder: isFolder.has(file.name) }))
}

/**
 * Lets an element take files that are dropped on it.
 * @param onDrop told what was dropped, at least one
 */
export function useFileDrop(onDrop: (files: DroppedFile[]) => void) {
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
        const files = droppedFiles(event.dataTransfer)
        if (files.length > 0) onDrop(files)
      },
    },
  }
}
