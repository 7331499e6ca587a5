import type { Action } from '@kwiq/app-model'
import type { ReactNode } from 'react'
import { View, type ViewStyle } from 'react-native'
import { Tappable } from '../../primitives/index.ts'

/** A box that can be tapped when there is an action, and is a plain box when there is none. */
export function ItemTap(props: { action?: Action; style?: ViewStyle; children: ReactNode }) {
  if (!props.action) return <View style={props.style}>{props.children}</View>
  return (
    <Tappable action={props.action} style={props.style}>
      {props.children}
    </Tappable>
  )
}
