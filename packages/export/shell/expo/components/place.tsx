import { Children, createContext, isValidElement, type ReactNode, useContext } from 'react'
import { View } from 'react-native'
import { frameStyle } from './frame-style'
import type { ComponentNode, ComponentType } from './model'
import { useLayout } from './primitives/layout'
import type { ResolvedProperties } from './properties'
import type { ShowRow } from './rows/show-row'
import type { ChildView } from './view-props'

/** What every component takes; properties that are left out have the component's defaults. */
export type ComponentProps<Type extends ComponentType> = Partial<ResolvedProperties<Type>> & {
  /** Values people enter are kept under it; it is the element's test id too. */
  id: string
  label?: string
}

/** How a screen says what it shows: the row of a list it was opened from, what formulas give; undefined: as it is drawn. */
export const RewordContext = createContext<ShowRow | undefined>(undefined)

/** A component's words, as they are for what its screen shows. */
export function useShown<Properties extends object>(type: string, label: string, properties: Properties) {
  const show = useContext(RewordContext)
  return show ? show(type, { label, properties }) : { label, properties }
}

/** The box around a component, by which a row or column lays it out. */
export function Place({ id, children, ...node }: ComponentNode & { id: string; children: ReactNode }) {
  const { fill } = useLayout()
  return (
    <View testID={id} style={frameStyle(node, fill)}>
      {children}
    </View>
  )
}

/** Elements as their parent lays them out. */
export function childViewsOf(children: ReactNode): ChildView[] {
  return Children.toArray(children)
    .filter((child) => isValidElement<{ id?: string }>(child))
    .map((element, index) => ({ id: element.props.id ?? String(index), type: '', element }))
}
