import { useState } from 'react'
import { useStore } from '../state/create-store.ts'
import { useStudio } from '../state/studio-context.ts'
import { commentsViewOf } from './comments-view.ts'

interface Draft {
  /** Null while nothing is being written. */
  text: string | null
  /** Whether it was there already when this was drawn: then it must not take the focus. */
  isKept: boolean
  /** Null ends it. */
  write(text: string | null): void
}

/** What is being written in answer to a comment or in place of it. It stays when the sheet closes. */
export function useDraft(of: 'reply' | 'change', commentId: string): Draft {
  const view = commentsViewOf(useStudio())
  const key = `${of} ${commentId}`
  const text = useStore(view, ({ drafts }) => drafts[key]) ?? null
  const [wasThere, setWasThere] = useState(text !== null)
  return {
    text,
    isKept: wasThere,
    write(next) {
      const { [key]: _, ...others } = view.get().drafts
      view.set({ drafts: next === null ? others : { ...others, [key]: next } })
      if (next === null) setWasThere(false)
    },
  }
}
