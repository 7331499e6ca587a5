import type { ReactNode } from 'react'
import { ScrollView, View } from 'react-native'
import { useAppRuntime } from '../../app-runtime.ts'
import { useLayout } from '../../primitives/index.ts'

interface ShelfProps {
  gap: number
  role?: 'list' | 'radiogroup'
  label: string
  /** Room for shadows under the things, px. */
  foot?: number
  children: ReactNode
}

/** Things side by side that scroll; they run out of the screen at the right so that one sees there are more. */
export function Shelf({ gap, role = 'list', label, foot = 0, children }: ShelfProps) {
  const { nested, screenMargin } = useLayout()
  const { mode } = useAppRuntime()
  const bleed = nested ? 0 : screenMargin
  const row = { flexDirection: 'row', gap, paddingBottom: foot } as const
  if (mode !== 'run') {
    return (
      <View style={{ marginRight: -bleed, overflow: 'hidden' }} role={role} aria-label={label}>
        <View style={row}>{children}</View>
      </View>
    )
  }
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      style={{ marginHorizontal: -bleed, flexGrow: 0 }}
      contentContainerStyle={{ paddingHorizontal: bleed }}
    >
      <View style={row} role={role} aria-label={label}>
        {children}
      </View>
    </ScrollView>
  )
}
