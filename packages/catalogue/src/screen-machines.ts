import type { AppDocument } from '@kwiq/app-model'
import { clockOn } from './clock/screen-clock.ts'
import type { ScreenClock } from './clock/use-clock.ts'
import type { FormulaField } from './formula/compute-words.ts'
import { drawsOn, formulaFields } from './formula/screen-fields.ts'
import type { Draws } from './formula/use-computed.ts'
import { keypadOn } from './keypad/screen-keypad.ts'
import type { Keypad } from './keypad/use-keypad.ts'

/** What a screen of a running app reckons and times with. Plain data. */
export interface ScreenMachines {
  /** The fields that formulas of its components read. */
  fields?: FormulaField[]
  /** What is drawn by chance. */
  draws?: Draws
  keypad?: Keypad
  clock?: ScreenClock
}

/** The machines of an app's screens by their ids, read from what stands on them; screens without any are left out. */
export function screenMachines(document: AppDocument): ReadonlyMap<string, ScreenMachines> {
  const found = document.screens.map((screen): [string, ScreenMachines] => {
    const fields = formulaFields(screen)
    const draws = drawsOn(screen)
    const keypad = keypadOn(screen)
    const clock = clockOn(screen, document)
    return [
      screen.id,
      {
        ...(fields.length > 0 && { fields }),
        ...(draws && { draws }),
        ...(keypad && { keypad }),
        ...(clock && { clock }),
      },
    ]
  })
  return new Map(found.filter(([, machines]) => Object.keys(machines).length > 0))
}
