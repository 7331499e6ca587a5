import { useAppRuntime, useAppValue } from '../app-runtime.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'

/**
 * Whether a checkbox is on, and what a tap does. Radio buttons of one group (without a stated one: all of the
 * screen) share which of them was chosen; until somebody chooses, each is as the document has it.
 */
export function useChecked(
  id: string,
  { variant, checked, group = '' }: Pick<ResolvedProperties<'checkbox'>, 'variant' | 'checked' | 'group'>,
): [boolean, () => void] {
  const { screenId } = useAppRuntime()
  const [isOn, setOn] = useAppValue(id, 'checked', checked)
  const [chosen, setChosen] = useAppValue(`radio ${screenId} ${group}`, 'chosen', '')
  if (variant === 'radio') return [chosen === '' ? checked : chosen === id, () => setChosen(id)]
  return [isOn, () => setOn(!isOn)]
}
