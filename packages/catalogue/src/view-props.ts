import type { ComponentType } from '@kwiq/app-model'
import type { ReactNode } from 'react'
import type { ResolvedProperties } from './resolve-properties.ts'

/** A child as its parent lays it out: `element` draws it, the rest tells what it is. */
export interface ChildView {
  id: string
  type: string
  element: ReactNode
}

/** What every view gets. Theme and width come from `useLayout()`, behaviour from `useAppRuntime()`. */
export interface ViewProps<Type extends ComponentType> {
  id: string
  label: string
  properties: ResolvedProperties<Type>
  /** Empty but for `container` and `stack`. */
  childViews: ChildView[]
}
