import { View } from 'react-native'
import { pictureSvg } from '../pictures/index.ts'
import { useLayout } from './layout.ts'
import { SvgMarkup } from './svg-markup'

/** The round picture of a person, drawn from the name; decoration. `ring` sets it apart; `size` is in px. */
export function Avatar({ name, size = 44, ring = false }: { name: string; size?: number; ring?: boolean }) {
  const { theme, roles } = useLayout()
  return (
    <View
      aria-hidden
      style={{
        width: size,
        height: size,
        borderRadius: theme.elevation === 'hard' ? 6 : size / 2,
        overflow: 'hidden',
        borderWidth: ring ? 2.5 : 0,
        borderColor: roles.primary,
      }}
    >
      <SvgMarkup svg={pictureSvg('person', size, size, theme, name)} width={size} height={size} />
    </View>
  )
}
