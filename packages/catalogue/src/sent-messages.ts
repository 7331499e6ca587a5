import { useAppRuntime, useAppValue } from './app-runtime.ts'

/** What was sent by a composer on this screen since the app started, and the way to send; bubbles show it. */
export function useSentMessages(): [string[], (messages: string[]) => void] {
  const { screenId } = useAppRuntime()
  return useAppValue<string[]>(`screen ${screenId}`, 'sent-messages', [])
}
