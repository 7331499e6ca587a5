import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { AppValues } from '../app-runtime.ts'
import type { ShowRow } from '../rows/show-row.ts'
import { type FormulaField, scopeOf, wordComputer } from './compute-words.ts'

/**
 * What the components of a screen say for what stands in its fields, anew with everything one enters; undefined on
 * a screen without formulas.
 */
export function useComputed(
  fields: readonly FormulaField[],
  values: AppValues,
  language: string,
): ShowRow | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = fields.map(({ id, key }) => values.subscribe(`${id}:${key}`, listener))
      return () => ends.forEach((end) => end())
    },
    [fields, values],
  )
  const read = (id: string, key: string) => values.read(`${id}:${key}`)
  const snapshot = () => fields.map(({ id, key }) => String(read(id, key))).join('\n')
  const entered = useSyncExternalStore(subscribe, snapshot, snapshot)
  // Made anew with what was entered, which it reads.
  return useMemo(
    () => (fields.length > 0 ? wordComputer(scopeOf(fields, read, language)) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps
    [fields, values, entered, language],
  )
}
