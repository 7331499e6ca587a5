import type { Action } from '@kwiq/app-model'
import { View, type ViewStyle } from 'react-native'
import { AppText } from './app-text.tsx'
import { Icon } from './icon.tsx'
import { type Layout, useLayout } from './layout.ts'
import { Tappable } from './tappable.tsx'

interface ChipProps {
  title: string
  icon?: string
  isSelected: boolean
  /** `listitem` is to be read, or to lead on; it is not chosen. */
  role: 'tab' | 'radio' | 'listitem'
  action?: Action
  onPress?: () => void
}

const chipHeight = 40
const smallestTarget = 44

function chipStyle({ theme, roles }: Layout, isSelected: boolean): ViewStyle {
  const { elevation } = theme
  const isOutlined = elevation === 'hairline' || elevation === 'rules'
  const isThick = elevation === 'hard' || elevation === 'chunky'
  const ground = isOutlined || elevation === 'hard' ? roles.surface : roles.surfaceAlt
  const border = isThick ? 2 : isOutlined ? 1 : 0
  return {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: chipHeight,
    minWidth: smallestTarget,
    justifyContent: 'center',
    paddingHorizontal: 16,
    borderRadius: theme.radius.chip,
    gap: 6,
    backgroundColor: isSelected ? roles.primary : ground,
    borderWidth: isSelected && elevation !== 'hard' ? 0 : border,
    borderColor: roles.border,
  }
}

/** A choice, or a word to read, in a small pill. */
export function Chip({ title, icon, isSelected, role, action, onPress }: ChipProps) {
  const layout = useLayout()
  const color = isSelected ? layout.roles.onPrimary : layout.roles.text
  const style = chipStyle(layout, isSelected)
  const content = (
    <>
      {icon ? <Icon name={icon} size={17} color={color} /> : null}
      <AppText variant="label" color={color} style={{ fontSize: 14 }} lines={1}>
        {title}
      </AppText>
    </>
  )
  if (role === 'listitem') {
    return (
      <View role={role}>
        <Tappable action={action} slop={{ across: 0, down: (smallestTarget - chipHeight) / 2 }} style={style}>
          {content}
        </Tappable>
      </View>
    )
  }
  return (
    <Tappable
      action={action}
      onPress={onPress}
      role={role}
      isSelected={role === 'tab' ? isSelected : undefined}
      isChecked={role === 'radio' ? isSelected : undefined}
      slop={{ across: 0, down: (smallestTarget - chipHeight) / 2 }}
      style={style}
    >
      {content}
    </Tappable>
  )
}
