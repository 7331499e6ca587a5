import type { ComponentType } from '@kwiq/app-model'
import { UnknownComponent } from './primitives/index.ts'
import type { ViewProps } from './view-props.ts'

/** Stands in until the view of a type is there. */
export function pendingView<Type extends ComponentType>(type: Type) {
  return ({ label }: ViewProps<Type>) => UnknownComponent({ type, label })
}
