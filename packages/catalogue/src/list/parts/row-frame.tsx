import type { ReactNode } from 'react'
import { View } from 'react-native'
import { cardStyle, Separator, useLayout } from '../../primitives/index.ts'

const boxedElevations: ReadonlySet<string> = new Set(['tonal', 'soft', 'chunky', 'hard'])

export interface FramedRow {
  key: number
  row: ReactNode
  /** Where the line above it begins when the rows are in a card, px. */
  inset: number
}

/** Rows under each other with lines between them; in a card where the theme or `boxed` has it so. */
export function RowFrame(props: { label: string; boxed: boolean | undefined; rows: FramedRow[] }) {
  const layout = useLayout()
  const { theme, roles, nested } = layout
  const isBoxed = props.boxed ?? (boxedElevations.has(theme.elevation) && !nested)
  const box = isBoxed
    ? cardStyle(layout, {
        padding: undefined,
        paddingTop: 4,
        paddingBottom: 4,
        paddingHorizontal: theme.spacing.inner,
      })
    : { borderTopWidth: theme.elevation === 'rules' && !nested ? 1 : 0, borderColor: roles.text }
  const hasInset = isBoxed && theme.elevation !== 'hard'
  return (
    <View style={box} role="list" aria-label={props.label}>
      {props.rows.map(({ key, row, inset }, index) => (
        <View key={key} role="listitem">
          {index > 0 && (
            <View style={{ marginStart: hasInset ? inset : 0 }}>
              <Separator />
            </View>
          )}
          {row}
        </View>
      ))}
    </View>
  )
}
