import type { Action } from '@kwiq/app-model'
import { View } from 'react-native'
import { AppText } from './app-text.tsx'
import { useLayout } from './layout.ts'
import { Tappable } from './tappable.tsx'

/** Title of a section with its link at the right; nothing without a title. */
export function SectionTitle(props: { title?: string; actionLabel?: string; action?: Action }) {
  const { roles } = useLayout()
  if (!props.title) return null
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 12,
        minHeight: 28,
      }}
    >
      <View style={{ flex: 1 }}>
        <AppText variant="heading" headingLevel={2}>
          {props.title}
        </AppText>
      </View>
      {props.actionLabel ? (
        <Tappable
          action={props.action}
          slop={{ across: 10, down: 13 }}
          style={{ minWidth: 24, alignItems: 'flex-end' }}
        >
          <AppText
            variant="label"
            color={props.action ? roles.primaryText : roles.textMuted}
            style={{ fontSize: 14 }}
          >
            {props.actionLabel}
          </AppText>
        </Tappable>
      ) : null}
    </View>
  )
}
