import { type UseMutationOptions, useMutation as useQueryMutation } from '@tanstack/react-query'
import { useCallback } from 'react'

/** What the place of a call does once that call has ended. */
export interface CallOutcome<Data> {
  onSuccess?: (data: Data) => unknown
  onError?: (error: Error) => unknown
}

/**
 * TanStack Query's hook, but for what is handed to `mutate` beside the variables: here each call's outcome is told
 * also when its component has left the page. A list that is read anew may take away the line, or the dialog, that
 * asked for the change just before the call counts as ended, and the person would never hear of it.
 */
export function useMutation<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const mutation = useQueryMutation(options)
  const { mutateAsync } = mutation
  const mutate = useCallback(
    (variables: Variables, outcome?: CallOutcome<Data>) => {
      mutateAsync(variables).then(outcome?.onSuccess, outcome?.onError ?? (() => undefined))
    },
    [mutateAsync],
  )
  return { ...mutation, mutate }
}
