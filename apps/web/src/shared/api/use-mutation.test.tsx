// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { useMutation } from './use-mutation.ts'

/** A call whose component leaves the page before the call has ended. */
async function leaveBefore(end: (settle: PromiseWithResolvers<string>) => void) {
  const settle = Promise.withResolvers<string>()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useMutation({ mutationFn: () => settle.promise }), {
    wrapper,
  })
  const outcome = { onSuccess: vi.fn(), onError: vi.fn() }
  result.current.mutate(undefined, outcome)
  unmount()
  end(settle)
  await vi.waitFor(() =>
    expect(outcome.onSuccess.mock.calls.length + outcome.onError.mock.calls.length).toBe(1),
  )
  return outcome
}

test('who has left is told that it worked', async () => {
  const outcome = await leaveBefore(({ resolve }) => resolve('gone'))
  expect(outcome.onSuccess).toHaveBeenCalledWith('gone')
})

test('who has left is told that it failed', async () => {
  const outcome = await leaveBefore(({ reject }) => reject(new Error('no room')))
  expect(outcome.onError).toHaveBeenCalledWith(new Error('no room'))
})
