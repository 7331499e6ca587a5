import { View, type ViewStyle } from 'react-native'
import { AppText, Icon, Tappable, useLayout } from '../primitives/index.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'
import { mix } from '../theme/color.ts'

type Item = ResolvedProperties<'navbar'>['items'][number]

interface NavbarItemProps {
  item: Item
  isActive: boolean
  isFirst: boolean
  /** Of its words, in px. */
  size: number
  onPress: () => void
}

interface Look {
  cell: ViewStyle
  /** What stands behind or around the icon. */
  ground?: ViewStyle
  icon: { size: number; color: string; strokeWidth: number }
  /** Colour of the words; undefined: no words. */
  label?: string
  labelStyle?: ViewStyle
  isLabelBold: boolean
}

function useLook(isActive: boolean, isFirst: boolean): Look {
  const { theme, roles } = useLayout()
  const color = isActive ? roles.primaryText : roles.textMuted
  const cell: ViewStyle = { flex: 1, alignItems: 'center', gap: 4, minHeight: 44 }
  const icon = { size: 22, color, strokeWidth: 1.8 }
  const middle = { alignItems: 'center', justifyContent: 'center' } as const
  const base = { label: color, isLabelBold: isActive }
  switch (theme.navbar) {
    case 'text':
      return {
        ...base,
        cell: {
          ...cell,
          gap: 5,
          borderTopWidth: 2,
          marginTop: -9,
          paddingTop: 9,
          borderColor: isActive ? roles.text : 'transparent',
        },
        icon: { size: 21, color: isActive ? roles.text : roles.textMuted, strokeWidth: 1.6 },
      }
    case 'line':
      return { ...base, cell, icon }
    case 'pill':
      return {
        ...base,
        cell: { ...cell, minHeight: 48 },
        ground: {
          ...middle,
          width: 58,
          height: 32,
          borderRadius: 16,
          backgroundColor: isActive ? roles.primarySoft : undefined,
        },
        icon,
      }
    case 'bubble':
      return {
        ...base,
        cell: { ...cell, gap: 3, minHeight: 50 },
        ground: {
          ...middle,
          width: 46,
          height: isActive ? 46 : 34,
          borderRadius: 16,
          marginTop: isActive ? -12 : 0,
          backgroundColor: isActive ? roles.primary : undefined,
          boxShadow: isActive ? `0px 4px 0px ${mix(roles.primary, '#000000', 0.28)}` : undefined,
        },
        icon: { size: 24, color: isActive ? roles.onPrimary : roles.textMuted, strokeWidth: 2.2 },
        labelStyle: { marginTop: isActive ? 4 : 0 },
      }
    case 'block':
      return {
        cell: {
          flex: 1,
          alignItems: 'center',
          gap: 3,
          paddingVertical: 9,
          backgroundColor: isActive ? roles.accent : undefined,
          borderStartWidth: isFirst ? 0 : 2,
          borderColor: roles.border,
        },
        icon: { size: 23, color: isActive ? roles.onAccent : roles.text, strokeWidth: 2.2 },
        label: isActive ? roles.onAccent : roles.text,
        isLabelBold: true,
      }
    case 'floating':
      return {
        cell: {
          ...middle,
          // The words of the active one have the room they need, but for that of the others.
          ...(isActive
            ? { flexGrow: 1.5, flexShrink: 0, flexBasis: 'auto', maxWidth: '60%', paddingHorizontal: 12 }
            : { flex: 1 }),
          flexDirection: 'row',
          gap: 7,
          height: 48,
          borderRadius: 24,
          backgroundColor: isActive ? roles.primarySoft : undefined,
        },
        icon,
        label: isActive ? color : undefined,
        isLabelBold: true,
      }
    case 'labels':
      return { ...base, cell, icon: { size: 23, color, strokeWidth: isActive ? 2.2 : 1.8 } }
  }
}

/** Words that are longer than the room there is end in dots, and never lie over the next. */
const withinCell: ViewStyle = { maxWidth: '100%', flexShrink: 1, paddingHorizontal: 2 }

/** One screen of the bar at the foot, in the theme's style. */
export function NavbarItem({ item, isActive, isFirst, size, onPress }: NavbarItemProps) {
  const { theme, roles } = useLayout()
  const look = useLook(isActive, isFirst)
  return (
    <Tappable
      action={item.action}
      onPress={onPress}
      name={item.badge ? `${item.title}, ${item.badge}` : item.title}
      role="link"
      isSelected={isActive}
      style={look.cell}
    >
      {theme.navbar === 'line' ? (
        <View
          style={{
            position: 'absolute',
            top: -8,
            width: 32,
            height: 3,
            borderRadius: 2,
            backgroundColor: isActive ? roles.primary : undefined,
          }}
        />
      ) : null}
      <View style={look.ground}>
        <Icon name={item.icon} {...look.icon} />
        {item.badge ? <Count>{item.badge}</Count> : null}
      </View>
      {look.label ? (
        <View style={[withinCell, look.labelStyle]}>
          <AppText
            variant="caption"
            color={look.label}
            lines={1}
            style={{ fontSize: size, lineHeight: 15, fontWeight: look.isLabelBold ? '700' : '500' }}
          >
            {item.title}
          </AppText>
        </View>
      ) : null}
    </Tappable>
  )
}

function Count({ children }: { children: string }) {
  const { roles } = useLayout()
  return (
    <View
      style={{
        position: 'absolute',
        top: -4,
        start: '56%',
        minWidth: 16,
        height: 16,
        borderRadius: 8,
        paddingHorizontal: 4,
        alignItems: 'center',
        backgroundColor: roles.danger,
      }}
    >
      <AppText
        variant="caption"
        color={roles.onDanger}
        lines={1}
        style={{ fontSize: 11, lineHeight: 16, fontWeight: '700' }}
      >
        {children}
      </AppText>
    </View>
  )
}
