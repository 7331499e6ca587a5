import { useEffect } from 'react'
import type { Messages } from '../state/studio.ts'
import { texts } from '../texts.ts'

/** A file dropped on a page makes the browser leave it for the file. Here it says what to do with it instead. */
export function useFileDrops({ toast }: Pick<Messages, 'toast'>): void {
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      // Without this the drop is never told of, and the browser opens the file.
      if (!event.defaultPrevented && holdsFiles(event)) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event)) return
      event.preventDefault()
      toast({ ...texts.fileDropped, variant: 'destructive' })
    }
    window.addEventListener('dragover', onDragOver)
    window.addEventListener('drop', onDrop)
    return () => {
      window.removeEventListener('dragover', onDragOver)
      window.removeEventListener('drop', onDrop)
    }
  }, [toast])
}

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
