import { View } from 'react-native'
import { Icon, useLayout } from '../primitives/index.ts'
import { mix } from '../theme/color.ts'

/** The box of something to tick; round in lists. */
export function CheckMark({
  isChecked,
  size = 26,
  isRound = false,
}: {
  isChecked: boolean
  size?: number
  isRound?: boolean
}) {
  const { theme, roles } = useLayout()
  return (
    <View
      style={{
        width: size,
        height: size,
        borderRadius: isRound ? size / 2 : Math.min(8, theme.radius.control),
        backgroundColor: isChecked ? roles.primary : undefined,
        borderWidth: isChecked ? 0 : 2,
        borderColor: roles.textMuted,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {isChecked && <Icon name="check" size={size * 0.66} color={roles.onPrimary} strokeWidth={3} />}
    </View>
  )
}

/** The knob of something to switch on. */
export function SwitchMark({ isOn }: { isOn: boolean }) {
  const { theme, roles } = useLayout()
  const isHard = theme.elevation === 'hard'
  const off = isHard ? roles.surface : mix(roles.border, roles.textMuted, 0.55)
  const knobOff = isHard ? roles.text : roles.surface
  return (
    <View
      style={{
        width: 52,
        height: 32,
        borderRadius: isHard ? 6 : 16,
        backgroundColor: isOn ? roles.primary : off,
        padding: 3,
        alignItems: isOn ? 'flex-end' : 'flex-start',
        borderWidth: isHard ? 2 : 0,
        borderColor: roles.border,
      }}
    >
      <View
        style={{
          width: isHard ? 22 : 26,
          height: isHard ? 22 : 26,
          borderRadius: isHard ? 3 : 13,
          backgroundColor: isOn ? roles.onPrimary : knobOff,
        }}
      />
    </View>
  )
}

/** The circle of one choice among several. */
export function RadioMark({ isChosen }: { isChosen: boolean }) {
  const { roles } = useLayout()
  return (
    <View
      style={{
        width: 24,
        height: 24,
        borderRadius: 12,
        borderWidth: 2,
        borderColor: isChosen ? roles.primaryText : roles.textMuted,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {isChosen && (
        <View style={{ width: 12, height: 12, borderRadius: 6, backgroundColor: roles.primaryText }} />
      )}
    </View>
  )
}
