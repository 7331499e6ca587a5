import type { Action } from '@kwiq/app-model'
import { createContext, useContext } from 'react'

/** What a component may ask of the app it runs in. */
export interface AppRuntime {
  /** `run`: taps act and fields keep what is typed. `edit`: the studio's canvas, nothing acts. `still`: thumbnails and pictures. */
  mode: 'run' | 'edit' | 'still'
  /** Id of the screen being drawn. */
  screenId: string
  /** Does what a tap should do. No effect outside `run`. */
  perform(action: Action | undefined): void
  /** Whether an action leads to the screen being drawn (marks the active item of a navbar or tabs). */
  leadsHere(action: Action | undefined): boolean
  /** A value that lives as long as the app runs, by component id and name; like useState. */
  useValue<Value>(componentId: string, name: string, initial: Value): [Value, (value: Value) => void]
}

const still: AppRuntime = {
  mode: 'still',
  screenId: '',
  perform: () => {},
  leadsHere: () => false,
  useValue: (_componentId, _name, initial) => [initial, () => {}],
}

export const AppRuntimeContext = createContext<AppRuntime>(still)

export function useAppRuntime(): AppRuntime {
  return useContext(AppRuntimeContext)
}
