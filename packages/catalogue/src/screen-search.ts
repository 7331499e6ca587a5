import { useAppRuntime, useAppValue } from './app-runtime.ts'

/** What was typed into a search field of this screen since the app started; lists of the screen show what fits. */
export function useScreenSearch(): [string, (query: string) => void] {
  const { screenId } = useAppRuntime()
  return useAppValue(`screen ${screenId}`, 'search', '')
}
