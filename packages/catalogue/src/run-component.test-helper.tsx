import type { Action, ComponentType, Properties } from '@kwiq/app-model'
import { render } from '@testing-library/react'
import { type AppRuntime, AppRuntimeContext } from './app-runtime.ts'
import { ComponentView } from './component-view.tsx'

interface Part {
  type: ComponentType
  label?: string
  properties?: Properties
}

/** Draws components as a running app does (or in another mode), and says which actions were performed. */
export function runComponents(parts: Part[], mode: AppRuntime['mode'] = 'run'): { performed: Action[] } {
  const performed: Action[] = []
  const runtime: AppRuntime = {
    mode,
    screenId: 'home',
    perform: (action) => {
      if (action && mode === 'run') performed.push(action)
    },
    leadsHere: () => false,
    values: mode === 'run' ? createValues() : undefined,
  }
  render(
    <AppRuntimeContext.Provider value={runtime}>
      {parts.map(({ type, label = '', properties = {} }, index) => (
        <ComponentView key={index} node={{ id: `node-${index}`, type, label, properties }} childViews={[]} />
      ))}
    </AppRuntimeContext.Provider>,
  )
  return { performed }
}

function createValues(): NonNullable<AppRuntime['values']> {
  const values = new Map<string, unknown>()
  const listeners = new Set<() => void>()
  return {
    has: (key) => values.has(key),
    read: (key) => values.get(key),
    write: (key, value) => {
      values.set(key, value)
      for (const listener of listeners) listener()
    },
    forget: (componentId) => {
      for (const key of [...values.keys()].filter((one) => one.startsWith(`${componentId}:`)))
        values.delete(key)
      for (const listener of listeners) listener()
    },
    subscribe: (_key, listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
