import type { GenerationSuccess } from '@kwiq/contracts'
import { useToast } from '@kwiq/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isUnauthorizedError } from '../../../shared/api/error-body.ts'
import { leaveToSignIn } from '../../../shared/session/leave-to-sign-in.ts'
import { userKey } from '../../../shared/session/use-user.ts'
import { texts } from '../texts.ts'
import { generateApp, GenerationError } from './generate-app.ts'
import { newRun, withScreen, withStage, type GenerationRun } from './generation-run.ts'

interface Generation {
  /** Null when nothing runs. */
  run: GenerationRun | null
  start: (prompt: string) => void
  cancel: () => void
}

/** Runs a generation, one at a time. Leaving the page cancels it. */
export function useGeneration(onDone: (result: GenerationSuccess) => void): Generation {
  const [run, setRun] = useState<GenerationRun | null>(null)
  const controller = useRef<AbortController | null>(null)
  const client = useQueryClient()
  const { toast } = useToast()

  const start = useCallback(
    (prompt: string) => {
      if (controller.current) return
      const current = new AbortController()
      controller.current = current
      setRun(newRun)
      const update = (change: (run: GenerationRun) => GenerationRun) =>
        setRun((known) => (known && controller.current === current ? change(known) : known))
      const finish = () => {
        if (controller.current !== current) return
        controller.current = null
        setRun(null)
      }
      const tellFailure = (error: unknown) => {
        if (current.signal.aborted) return
        if (isUnauthorizedError(error)) {
          leaveToSignIn()
          return
        }
        console.error(error)
        toast({
          title: texts.failed,
          description: error instanceof GenerationError ? error.message : texts.noAnswer,
          variant: 'destructive',
        })
      }
      const go = async () => {
        try {
          const result = await generateApp({
            prompt,
            signal: current.signal,
            onStage: (stage) => update((known) => withStage(known, stage)),
            onScreen: (screen) => update((known) => withScreen(known, screen)),
          })
          finish()
          void client.invalidateQueries({ queryKey: userKey })
          onDone(result)
        } catch (error) {
          finish()
          tellFailure(error)
        }
      }
      void go()
    },
    [client, onDone, toast],
  )

  const cancel = useCallback(() => {
    controller.current?.abort()
    controller.current = null
    setRun(null)
    toast({ title: texts.cancelled, description: texts.cancelledNote })
  }, [toast])

  useEffect(
    () => () => {
      controller.current?.abort()
      controller.current = null
    },
    [],
  )
  return { run, start, cancel }
}
