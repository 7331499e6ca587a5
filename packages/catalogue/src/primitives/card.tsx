import type { ReactNode } from 'react'
import { View, type ViewStyle } from 'react-native'
import { cardInset, cardStyle } from './card-style.ts'
import { ChildLayout } from './child-layout.tsx'
import { useLayout } from './layout.ts'

/** A card; what stands in it knows that it is nested and how wide it may be. */
export function Card({ style, children }: { style?: ViewStyle; children: ReactNode }) {
  const layout = useLayout()
  return (
    <View style={cardStyle(layout, style)}>
      <ChildLayout changes={{ nested: true, width: layout.width - 2 * cardInset(layout) }}>
        {children}
      </ChildLayout>
    </View>
  )
}
