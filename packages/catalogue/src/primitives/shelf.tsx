import type { ReactNode } from 'react'
import { ScrollView, View } from 'react-native'
import { useAppRuntime } from '../app-runtime.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { useLayout } from './layout.ts'

interface ShelfProps {
  gap: number
  role?: 'list' | 'radiogroup' | 'tablist'
  label: string
  /** Nothing in it takes focus: the shelf does itself, so that the arrow keys scroll it. */
  isReadOnly?: boolean
  children: ReactNode
}

/** Room for focus rings and hard shadows around the things, px. */
const room = 5

/** Where it does not scroll, it is told from words that are cut off by `data-shelf`. */
const stillShelf = { dataSet: { shelf: true } }

/** Things side by side that scroll; they run out of the screen at the right so that one sees there are more. */
export function Shelf({ gap, role = 'list', label, isReadOnly = false, children }: ShelfProps) {
  const { nested, screenMargin } = useLayout()
  const { mode } = useAppRuntime()
  const bleed = nested ? 0 : screenMargin
  if (mode !== 'run') {
    return (
      <View
        {...stillShelf}
        style={{ marginEnd: -bleed, marginVertical: -room, paddingVertical: room, overflow: 'hidden' }}
      >
        <View {...(role === 'list' ? { role } : {})} style={{ flexDirection: 'row', gap }}>
          {children}
        </View>
      </View>
    )
  }
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      style={{ marginHorizontal: -bleed, marginVertical: -room, flexGrow: 0 }}
      contentContainerStyle={{ paddingHorizontal: bleed, paddingVertical: room }}
      {...(isReadOnly ? { tabIndex: 0 } : {})}
    >
      <ChoiceGroup style={{ flexDirection: 'row', gap }} role={role} label={label}>
        {children}
      </ChoiceGroup>
    </ScrollView>
  )
}
