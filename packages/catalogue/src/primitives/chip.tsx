import type { Action } from '@kwiq/app-model'
import { AppText } from './app-text.tsx'
import { Icon } from './icon.tsx'
import { useLayout } from './layout.ts'
import { Tappable } from './tappable.tsx'

interface ChipProps {
  title: string
  icon?: string
  isSelected: boolean
  action?: Action
  onPress?: () => void
  role?: 'tab' | 'radio' | 'checkbox'
}

/** A choice in a small pill. */
export function Chip({ title, icon, isSelected, action, onPress, role }: ChipProps) {
  const { theme, roles } = useLayout()
  const { elevation } = theme
  const isOutlined = elevation === 'hairline' || elevation === 'rules'
  const isThick = elevation === 'hard' || elevation === 'chunky'
  const color = isSelected ? roles.onPrimary : roles.text
  const ground = isOutlined || elevation === 'hard' ? roles.surface : roles.surfaceAlt
  return (
    <Tappable
      action={action}
      onPress={onPress}
      role={role}
      isSelected={role === 'tab' ? isSelected : undefined}
      isChecked={role === 'tab' ? undefined : isSelected}
      slop={2}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        height: 40,
        paddingHorizontal: 16,
        borderRadius: theme.radius.chip,
        gap: 6,
        backgroundColor: isSelected ? roles.primary : ground,
        borderWidth: isSelected && elevation !== 'hard' ? 0 : isOutlined ? 1 : isThick ? 2 : 0,
        borderColor: roles.border,
      }}
    >
      {icon ? <Icon name={icon} size={17} color={color} /> : null}
      <AppText variant="label" color={color} style={{ fontSize: 14 }} lines={1}>
        {title}
      </AppText>
    </Tappable>
  )
}
