import type { AppDocument } from '@kwiq/app-model'
import { screenKey, themeKey } from '@kwiq/runtime'
import { startTransition, useEffect, useState } from 'react'
import { anyChange } from '../state/document-store.ts'
import { useStudio } from '../state/studio-context.ts'

/** How long (ms) nothing may change before thumbnails are drawn anew. */
const settleMs = 500

/** The document as of the last pause in editing: for pictures that need not follow every keystroke. */
export function useSettledDocument(): AppDocument {
  return useSettled(anyChange)
}

/** The document as of the last pause in editing one screen or the theme; what changes on others is not told. */
export function useSettledScreen(screenId: string): AppDocument {
  return useSettled(screenKey(screenId), themeKey)
}

function useSettled(...keys: [string, string?]): AppDocument {
  const { document } = useStudio()
  const [settled, setSettled] = useState(document.getDocument)
  const [first, second = first] = keys
  useEffect(() => {
    let timer = 0
    const settle = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => startTransition(() => setSettled(document.getDocument())), settleMs)
    }
    const stops = [...new Set([first, second])].map((key) => document.subscribe(key, settle))
    return () => {
      window.clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [document, first, second])
  return settled
}
