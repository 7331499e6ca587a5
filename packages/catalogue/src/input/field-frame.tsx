import type { ReactNode } from 'react'
import { View } from 'react-native'
import { AppText, Icon, useLayout } from '../primitives/index.ts'

interface FieldFrameProps {
  label: string
  helper?: string
  error?: string
  children: ReactNode
}

/** A field with its name above, and help or what is wrong below. */
export function FieldFrame({ label, helper, error, children }: FieldFrameProps) {
  const { roles } = useLayout()
  const note = error || helper
  return (
    <View style={{ gap: 6 }}>
      {label ? (
        <AppText variant="label" style={{ fontSize: 14 }}>
          {label}
        </AppText>
      ) : null}
      {children}
      {note ? (
        <View
          style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}
          role={error ? 'alert' : undefined}
        >
          {error ? <Icon name="info" size={16} color={roles.dangerText} /> : null}
          <View style={{ flex: 1 }}>
            <AppText variant="caption" color={error ? roles.dangerText : roles.textMuted}>
              {note}
            </AppText>
          </View>
        </View>
      ) : null}
    </View>
  )
}
