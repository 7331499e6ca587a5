import { View, type ViewStyle } from 'react-native'
import { useAppRuntime, useAppValue } from '../app-runtime.ts'
import { Gradient, useLayout } from '../primitives/index.ts'
import { withAlpha } from '../theme/color.ts'
import type { ViewProps } from '../view-props.ts'
import { NavbarItem } from './navbar-item.tsx'
import { usualSize, widestBar, wordSize } from './word-size.ts'

/** Height over which what is below a floating bar fades out, in px. */
const fade = 20

function useBarStyle(): ViewStyle {
  const { theme, roles, insets, screenWidth } = useLayout()
  if (theme.navbar === 'floating') {
    const side = Math.max(20, (screenWidth - widestBar) / 2)
    return {
      marginHorizontal: side,
      marginBottom: Math.max(insets.bottom - 8, 12),
      height: 64,
      borderRadius: 32,
      backgroundColor: roles.surface,
      flexDirection: 'row',
      alignItems: 'center',
      paddingHorizontal: 8,
      boxShadow: `0px 10px 30px ${theme.mode === 'dark' ? 'rgba(0,0,0,0.5)' : withAlpha(roles.text, 0.16)}`,
    }
  }
  const isBlock = theme.navbar === 'block'
  const line = theme.navbar === 'bubble' || isBlock ? 2 : theme.elevation === 'soft' ? 0 : 1
  return {
    flexDirection: 'row',
    justifyContent: 'space-around',
    paddingHorizontal: isBlock ? 0 : Math.max(0, (screenWidth - widestBar) / 2),
    paddingTop: isBlock ? 0 : 8,
    paddingBottom: Math.max(insets.bottom - 10, isBlock ? 0 : 8),
    backgroundColor: roles.surface,
    borderTopWidth: line,
    borderColor: roles.border,
  }
}

/** The bar at the foot of a screen that switches between the main screens; the screen fixes it there. */
export function NavbarView({ id, label, properties }: ViewProps<'navbar'>) {
  const { leadsHere, mode } = useAppRuntime()
  const { items } = properties
  const [tapped, setTapped] = useAppValue(id, 'active', 0)
  const leading = items.findIndex((item) => leadsHere(item.action))
  const hasActions = items.some((item) => item.action !== undefined)
  const active = leading >= 0 || hasActions ? leading : tapped
  const { theme, roles, screenWidth } = useLayout()
  const style = useBarStyle()
  // On a floating bar only the active one has words.
  const size =
    theme.navbar === 'floating'
      ? usualSize
      : wordSize(
          items.map(({ title }) => title),
          screenWidth,
        )
  const bar = (
    <View style={style} {...(mode === 'run' ? { role: 'navigation', 'aria-label': label } : {})}>
      {items.map((item, index) => (
        <NavbarItem
          key={index}
          item={item}
          isActive={index === active}
          isFirst={index === 0}
          size={size}
          onPress={() => setTapped(index)}
        />
      ))}
    </View>
  )
  if (theme.navbar !== 'floating') return bar
  // What is scrolled below the bar fades out before it shows around its corners.
  return (
    <Gradient
      colors={[withAlpha(roles.background, 0), roles.background]}
      stops={[0, 0.5]}
      style={{ paddingTop: fade }}
    >
      {bar}
    </Gradient>
  )
}
