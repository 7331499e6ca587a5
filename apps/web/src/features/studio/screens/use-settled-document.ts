import type { AppDocument } from '@kwiq/app-model'
import { startTransition, useEffect, useState } from 'react'
import { anyChange } from '../state/document-store.ts'
import { useStudio } from '../state/studio-context.ts'

/** How long (ms) nothing may change before thumbnails are drawn anew. */
const settleMs = 500

/** The document as of the last pause in editing: for pictures that need not follow every keystroke. */
export function useSettledDocument(): AppDocument {
  const { document } = useStudio()
  const [settled, setSettled] = useState(document.getDocument)
  useEffect(() => {
    let timer = 0
    const stop = document.subscribe(anyChange, () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => startTransition(() => setSettled(document.getDocument())), settleMs)
    })
    return () => {
      window.clearTimeout(timer)
      stop()
    }
  }, [document])
  return settled
}
