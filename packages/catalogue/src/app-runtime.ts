import type { Action } from '@kwiq/app-model'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { PictureChoices } from './chosen/chosen-picture.ts'
import type { ScreenClock } from './clock/use-clock.ts'
import type { Draws } from './formula/use-computed.ts'
import type { Keypad } from './keypad/use-keypad.ts'
import type { OpenForm } from './rows/row-form.ts'
import type { RowWords, Tap } from './rows/row-words.ts'

/** Values of fields, tabs and switches, by component id and name; they live as long as the app runs. */
export interface AppValues {
  has: (key: string) => boolean
  read: (key: string) => unknown
  write: (key: string, value: unknown) => void
  /** Lets a component be as it was designed. */
  forget: (componentId: string) => void
  /** Calls the listener after each change of the key; gives back how to end that. */
  subscribe: (key: string, listener: () => void) => () => void
}

/** What a component may ask of the app it runs in. */
export interface AppRuntime {
  /** `run`: taps act and fields keep what is typed. `edit`: the studio's canvas, nothing acts. `still`: thumbnails and pictures. */
  mode: 'run' | 'edit' | 'still'
  /** Id of the screen being drawn. */
  screenId: string
  /** What it is called; absent outside `run`. */
  screenName?: string
  /** Does what a tap should do. No effect outside `run`. */
  perform: (tap: Tap | undefined) => void
  /** Whether an action leads to the screen being drawn (marks the active item of a navbar or tabs). */
  leadsHere: (action: Action | undefined) => boolean
  /** The row of a list that the screen shows now. */
  row?: RowWords
  /** The screen is a form on which one writes or changes a row of a list. */
  form?: OpenForm
  /** What the screen reckons or times with. */
  draws?: Draws
  keypad?: Keypad
  clock?: ScreenClock
  /** With which buttons one chooses a picture, and for which images. */
  pictures?: PictureChoices
  /** Absent outside `run`: there every value is the document's. */
  values?: AppValues
}

const still: AppRuntime = {
  mode: 'still',
  screenId: '',
  perform: () => {},
  leadsHere: () => false,
}

export const AppRuntimeContext = createContext<AppRuntime>(still)

export function useAppRuntime(): AppRuntime {
  return useContext(AppRuntimeContext)
}

const nothing = () => {}

/** A value that lives as long as the app runs, by component id and name; like useState. Outside `run` it stays `initial`. */
export function useAppValue<Value>(
  componentId: string,
  name: string,
  initial: Value,
): [Value, (value: Value) => void] {
  const { values } = useAppRuntime()
  const key = `${componentId}:${name}`
  const subscribe = useCallback(
    (listener: () => void) => values?.subscribe(key, listener) ?? nothing,
    [values, key],
  )
  // A key is only ever written by the setter below, with the type its component asked for.
  const read = () => (values?.has(key) ? (values.read(key) as Value) : initial)
  const value = useSyncExternalStore(subscribe, read, read)
  return [value, (next) => values?.write(key, next)]
}
