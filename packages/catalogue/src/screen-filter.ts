import { useAppRuntime, useAppValue } from './app-runtime.ts'

/**
 * What was chosen in the chips and tabs of this screen since the app started, by their component's id; lists of
 * the screen show what fits. Nothing is in it before the first tap, so that a screen opens as it was designed.
 */
export type ScreenFilter = Readonly<Record<string, string>>

const none: ScreenFilter = {}

export function useScreenFilter(): [ScreenFilter, (componentId: string, words: string) => void] {
  const { screenId } = useAppRuntime()
  const [filter, setFilter] = useAppValue(`screen ${screenId}`, 'filter', none)
  return [filter, (componentId, words) => setFilter({ ...filter, [componentId]: words })]
}
