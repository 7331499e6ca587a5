import { View } from 'react-native'
import { AppText, ProgressBar, useLayout } from '../../primitives/index.ts'
import type { ListItem } from '../definition.ts'

/** Title, subtitle and progress of a row. */
export function RowBody({ item, isStruck = false }: { item: ListItem; isStruck?: boolean }) {
  const { theme, roles } = useLayout()
  return (
    // A long value beside it takes more lines rather than breaking a short title's word.
    <View style={{ flex: 1, minWidth: '28%', gap: 2 }}>
      <AppText
        variant="label"
        lines={3}
        color={isStruck ? roles.textMuted : roles.text}
        style={{
          fontSize: Math.max(15, theme.type.label[0]),
          lineHeight: Math.max(21, theme.type.label[1]),
          textDecorationLine: isStruck ? 'line-through' : 'none',
        }}
      >
        {item.title ?? ''}
      </AppText>
      {item.subtitle ? (
        <AppText variant="caption" lines={2}>
          {item.subtitle}
        </AppText>
      ) : null}
      {item.progress === undefined ? null : (
        <View style={{ marginTop: 6 }}>
          <ProgressBar value={item.progress} height={6} name={item.title} />
        </View>
      )}
    </View>
  )
}
