import type { Approval, ReviewComment } from '@kwiq/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readGuest } from './guest.ts'
import { fetchApp, fetchApprovals, fetchComments, isEnded, type LoadedApp } from './review-api.ts'

/** Milliseconds between two looks at whether the app or what was said changed. A look without news costs little. */
const appInterval = 3000
const talkInterval = 9000

export interface Review {
  state: 'loading' | 'shown' | 'ended' | 'failed'
  app: LoadedApp | null
  comments: readonly ReviewComment[]
  approvals: readonly Approval[]
  /** The last look did not reach the server. */
  isOffline: boolean
  retry: () => void
  /** Reads comments and approvals anew. */
  refresh: () => Promise<void>
  setApprovals: (approvals: readonly Approval[]) => void
}

/** The app behind a link, kept up to date while the page is looked at. */
export function useReview(token: string): Review {
  const [state, setState] = useState<Review['state']>('loading')
  const [app, setApp] = useState<LoadedApp | null>(null)
  const [comments, setComments] = useState<readonly ReviewComment[]>([])
  const [approvals, setApprovals] = useState<readonly Approval[]>([])
  const [isOffline, setIsOffline] = useState(false)
  const etag = useRef<string | null>(null)

  const fail = useCallback((error: unknown) => {
    if (isEnded(error)) {
      setState('ended')
      setApp(null)
    } else if (etag.current === null) setState('failed')
    else setIsOffline(true)
  }, [])
  const load = useCallback(async () => {
    try {
      const next = await fetchApp(token, etag.current)
      if (next) {
        etag.current = next.etag
        setApp(next)
        setState('shown')
      }
      setIsOffline(false)
    } catch (error) {
      fail(error)
    }
  }, [token, fail])
  const refresh = useCallback(async () => {
    try {
      const [said, approved] = await Promise.all([
        fetchComments(token, readGuest(token)?.key),
        fetchApprovals(token),
      ])
      setComments((known) => (isSame(known, said) ? known : said))
      setApprovals((known) => (isSame(known, approved) ? known : approved))
    } catch (error) {
      fail(error)
    }
  }, [token, fail])

  const isOver = state === 'ended'
  useEffect(() => {
    if (isOver) return undefined
    const whileSeen = (work: () => Promise<void>) => () => {
      if (document.visibilityState === 'visible') void work()
    }
    const looks = [load, refresh]
    const first = window.setTimeout(() => looks.forEach((look) => void look()))
    const timers = [
      first,
      window.setInterval(whileSeen(load), appInterval),
      window.setInterval(whileSeen(refresh), talkInterval),
    ]
    return () => timers.forEach((timer) => window.clearInterval(timer))
  }, [isOver, load, refresh])

  return {
    state,
    app,
    comments,
    approvals,
    isOffline,
    retry: () => {
      setState('loading')
      void load()
      void refresh()
    },
    refresh,
    setApprovals,
  }
}

/** Answers are small lists of plain values. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
