import { useToast } from '@kwiq/ui'
import { useCallback } from 'react'
import { isUnauthorizedError, readServerMessage } from '../api/error-body.ts'
import { texts } from '../session/texts.ts'

/**
 * Shows a failure as a destructive toast 'Error' with the server's message or `fallback`. A lost session is
 * left to the app, which leads to the sign-in page.
 */
export function useShowError(): (error: unknown, fallback: string) => void {
  const { toast } = useToast()
  return useCallback(
    (error, fallback) => {
      if (isUnauthorizedError(error)) return
      toast({ title: texts.error, description: readServerMessage(error) ?? fallback, variant: 'destructive' })
    },
    [toast],
  )
}
