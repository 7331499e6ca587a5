import { View } from 'react-native'
import { AppText, useLayout } from '../primitives/index.ts'
import { BarEnd, BarEnds } from './bar-end.tsx'
import type { HeaderProps } from './large-headers.tsx'

/** The small bar: a centred title between what is at the left and at the right, or the title at the left. */
export function BarHeader({ label, properties }: HeaderProps) {
  const { theme, roles, insets, screenMargin } = useLayout()
  const { leading, actions, subtitle, variant } = properties
  const stated = variant === 'auto' ? theme.header : variant
  const isBlock = theme.header === 'block'
  const color = isBlock ? roles.onPrimary : roles.text
  const isLeftAligned = stated === 'compact' && !leading
  const line = isBlock ? 2 : theme.elevation === 'hairline' || theme.elevation === 'rules' ? 1 : 0
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        paddingTop: insets.top + 2,
        minHeight: insets.top + 54,
        paddingHorizontal: screenMargin - 8,
        justifyContent: 'space-between',
        backgroundColor: isBlock ? roles.primary : undefined,
        borderBottomWidth: line,
        borderColor: roles.border,
      }}
    >
      {isLeftAligned ? (
        <View style={{ paddingStart: 8, flex: 1 }}>
          {subtitle ? (
            <AppText variant="caption" color={isBlock ? color : undefined}>
              {subtitle}
            </AppText>
          ) : null}
          <AppText variant="title" color={color} lines={1} headingLevel={1}>
            {label}
          </AppText>
        </View>
      ) : (
        <>
          <View style={{ width: Math.max(44, 44 * actions.length) }}>
            {leading ? (
              <View style={{ alignSelf: 'flex-start' }}>
                <BarEnd item={leading} color={color} avatarSize={44} />
              </View>
            ) : null}
          </View>
          <View style={{ flex: 1, alignItems: 'center' }}>
            <AppText
              variant="heading"
              color={color}
              lines={1}
              headingLevel={1}
              style={{ fontSize: 17, lineHeight: 22 }}
            >
              {label}
            </AppText>
            {subtitle ? (
              <AppText variant="caption" color={isBlock ? color : roles.textMuted} lines={1}>
                {subtitle}
              </AppText>
            ) : null}
          </View>
        </>
      )}
      <View style={{ minWidth: isLeftAligned ? 0 : 44, alignItems: 'flex-end' }}>
        <BarEnds items={actions} color={color} />
      </View>
    </View>
  )
}
