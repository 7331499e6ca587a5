import type { GenerationSuccess } from '@kwiq/contracts'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isUnauthorizedError } from '../api/error-body.ts'
import { leaveToSignIn } from '../session/leave-to-sign-in.ts'
import { userKey } from '../session/use-user.ts'
import { followToEnd } from './follow-to-end.ts'
import { randomUuid } from '../random-uuid.ts'
import { newRun, withScreen, withStage, type GenerationRun } from './generation-run.ts'
import { type KeptRun, keepRun, readKeptRun } from './kept-run.ts'
import { beginRun, cancelRun, rejoinRun, RunGone, type RunListener } from './run-client.ts'

/** What came of the last run that gave nothing; each of these cost nothing. */
export type LostRun = 'failed' | 'cancelled' | 'gone'

export interface Wish {
  prompt: string
  /** For another look. */
  seed?: number | undefined
}

interface RunOptions {
  /** Names what is run, for finding it again after a reload: one at a time in each place of a tab. */
  place: string
  url: string
  onDone: (result: GenerationSuccess, wish: Wish) => void
  onFailed: (error: unknown) => void
  /** A run that was under way when the page was loaded anew is gone: the server has not heard of it, or gave it up. */
  onGone?: (wish: Wish) => void
}

export interface Runner {
  /** Null when nothing runs. */
  run: GenerationRun | null
  /** What is being made; null when nothing runs. */
  wish: Wish | null
  lost: LostRun | null
  /** `more` is sent besides the wish. */
  start: (wish: Wish, more?: object) => void
  cancel: () => void
}

/**
 * Runs generations, one at a time. A run that was under way when the page was loaded anew is taken up again;
 * leaving the page for another cancels it.
 */
export function useRun(options: RunOptions): Runner {
  const [run, setRun] = useState<GenerationRun | null>(null)
  const [wish, setWish] = useState<Wish | null>(null)
  const [lost, setLost] = useState<LostRun | null>(null)
  const current = useRef<{ id: string; controller: AbortController } | null>(null)
  const isHere = useRef(false)
  const client = useQueryClient()
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const { place } = options

  const follow = useCallback(
    async (kept: KeptRun, first: (listener: RunListener) => Promise<GenerationSuccess>) => {
      const controller = new AbortController()
      const mine = { id: kept.id, controller }
      current.current = mine
      keepRun(place, kept)
      setLost(null)
      setRun(newRun)
      setWish(kept)
      const update = (change: (run: GenerationRun) => GenerationRun) =>
        setRun((known) => (known && current.current === mine ? change(known) : known))
      const listener: RunListener = {
        signal: controller.signal,
        onStage: (stage) => update((known) => withStage(known, stage)),
        onScreen: (screen) => update((known) => withScreen(known, screen)),
      }
      const finish = () => {
        if (current.current !== mine) return false
        current.current = null
        keepRun(place, null)
        setRun(null)
        setWish(null)
        void client.invalidateQueries({ queryKey: userKey })
        void client.invalidateQueries({ predicate: isAllowance })
        return true
      }
      try {
        const result = await followToEnd(
          kept.id,
          listener,
          () => first(listener),
          () => update(() => newRun),
        )
        if (finish()) latest.current.onDone(result, kept)
      } catch (error) {
        if (!finish()) return
        if (isUnauthorizedError(error)) return leaveToSignIn()
        const isGone = error instanceof RunGone
        setLost(isGone ? 'gone' : 'failed')
        if (isGone) latest.current.onGone?.(kept)
        else latest.current.onFailed(error)
      }
    },
    [client, place],
  )

  const start = useCallback(
    ({ prompt, seed }: Wish, more: object = {}) => {
      if (current.current) return
      const kept: KeptRun = { id: randomUuid(), prompt, ...(seed !== undefined && { seed }) }
      const { url } = latest.current
      const body = { ...more, prompt, ...(seed !== undefined && { seed }) }
      void follow(kept, (listener) => beginRun(url, kept.id, body, listener))
    },
    [follow],
  )

  const stop = useCallback(() => {
    const stopped = current.current
    if (!stopped) return false
    current.current = null
    keepRun(place, null)
    // First the word to the server, then the connection: without the word the run would be waited for.
    void cancelRun(stopped.id).then(() => client.invalidateQueries({ predicate: isAllowance }))
    stopped.controller.abort()
    return true
  }, [client, place])

  const cancel = useCallback(() => {
    if (!stop()) return
    setRun(null)
    setWish(null)
    setLost('cancelled')
  }, [stop])

  useEffect(() => {
    const kept = readKeptRun(place)
    if (kept && !current.current) void follow(kept, (listener) => rejoinRun(kept.id, listener))
    isHere.current = true
    return () => {
      isHere.current = false
      // React's StrictMode takes every effect back once and repeats it: that is not leaving the page.
      setTimeout(() => {
        if (!isHere.current) stop()
      })
    }
  }, [place, follow, stop])

  return { run, wish, lost, start, cancel }
}

const isAllowance = ({ queryKey }: Query) => String(queryKey.at(-1)).endsWith('allowance')
