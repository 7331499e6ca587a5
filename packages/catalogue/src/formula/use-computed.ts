import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { today } from '../datepicker/calendar.ts'
import { type AppValues, useAppRuntime } from '../app-runtime.ts'
import type { ShowRow } from '../rows/show-row.ts'
import { type FormulaField, scopeOf, wordComputer } from './compute-words.ts'

/** What is drawn by chance on a screen: whose it is, and the ids of the buttons that draw anew. */
export interface Draws {
  of: string
  buttons: string[]
}

/** What formulas of a screen go by; both are absent on a screen without any. */
interface Computing {
  fields?: readonly FormulaField[]
  draws?: Draws
}

const seedKey = ({ of }: Draws) => `${of}:drawn`

/**
 * What the components of a screen say for what stands in its fields, anew with everything one enters; undefined on
 * a screen without formulas.
 */
export function useComputed(
  { fields, draws }: Computing,
  values: AppValues,
  language: string,
): ShowRow | undefined {
  const keys = useMemo(
    () => [...(fields ?? []).map(({ id, key }) => `${id}:${key}`), ...(draws ? [seedKey(draws)] : [])],
    [fields, draws],
  )
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = keys.map((key) => values.subscribe(key, listener))
      return () => ends.forEach((end) => end())
    },
    [keys, values],
  )
  const snapshot = () => keys.map((key) => JSON.stringify(values.read(key))).join('\n')
  const entered = useSyncExternalStore(subscribe, snapshot, snapshot)
  // Made anew with what was entered, which it reads.
  return useMemo(
    () => {
      if (!fields && !draws) return undefined
      const seed = draws && values.read(seedKey(draws))
      const read = (id: string, key: string) => values.read(`${id}:${key}`)
      const moment = { today: today(), ...(typeof seed === 'number' && { seed }) }
      return wordComputer(scopeOf(fields ?? [], read, language, moment))
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [fields, draws, values, entered, language],
  )
}

/** What a button does that draws anew on its screen; undefined for other buttons. */
export function useDraw(buttonId: string): (() => void) | undefined {
  const { draws, values } = useAppRuntime()
  if (!values || !draws?.buttons.includes(buttonId)) return undefined
  return () => values.write(seedKey(draws), Math.floor(Math.random() * 2 ** 31))
}
