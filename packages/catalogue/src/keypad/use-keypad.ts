import { useAppRuntime, useAppValue } from '../app-runtime.ts'
import { type KeypadState, pressKey } from './press-key.ts'

/** The components a keypad is made of. */
export interface Keypad {
  /** Id of the text that shows what is entered, and what it is drawn with. */
  display: string
  shown: string
  /** Of a calculator: what it reckons, as drawn, and the id of the text that shows that, where there is one. */
  reckons?: { line: string; id?: string }
  /** Ids of the buttons. */
  keys: string[]
}

/** What a text shows that belongs to the keypad of its screen; its label elsewhere, and until a key is tapped. */
export function useKeypadText(textId: string, label: string): string {
  return useAppValue(textId, 'shown', label)[0]
}

/** What a button does that is a key of its screen's keypad; undefined for other buttons. */
export function useKey(buttonId: string, key: string): (() => void) | undefined {
  const { keypad, values } = useAppRuntime()
  if (!values || !keypad?.keys.includes(buttonId)) return undefined
  const { display, shown, reckons } = keypad
  if (!reckons)
    return () => {
      const dialled = values.read(`${display}:shown`) ?? shown
      values.write(`${display}:shown`, `${String(dialled)}${key}`)
    }
  return () => {
    const drawn: KeypadState = { shown, line: reckons.line, isNew: true, isResult: true }
    // Only keys write under this name, and write this type.
    const state = (values.read(`${display}:keypad`) as KeypadState | undefined) ?? drawn
    const next = pressKey(state, key)
    values.write(`${display}:keypad`, next)
    values.write(`${display}:shown`, next.shown)
    if (reckons.id) values.write(`${reckons.id}:shown`, next.line)
  }
}
