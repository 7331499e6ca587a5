import { View } from 'react-native'
import { Avatar, Picture, Tile, useLayout } from '../../primitives/index.ts'
import type { ListItem } from '../definition.ts'

const size = 48

/** What stands at the left of a row: a person, a picture, an icon or a coloured dot. */
export function Leading({ item }: { item: ListItem }) {
  const { theme, roles } = useLayout()
  if (item.avatar) return <Avatar name={item.avatar} size={size} />
  if (item.image) {
    const radius = Math.min(theme.radius.image, 14)
    return <Picture keyword={item.image} width={size + 8} height={size + 8} radius={radius} />
  }
  if (item.icon) return <Tile icon={item.icon} tone={item.tone} size={44} />
  if (item.dot === undefined) return null
  const color = roles.chart[Math.round(item.dot)] ?? roles.primary
  return (
    <View style={{ width: 10, height: 10, borderRadius: 5, backgroundColor: color, marginHorizontal: 2 }} />
  )
}

/** Where the line above a row begins, so that it stands under the words: px from the left. */
export function leadingInset(item: ListItem): number {
  if (item.image) return 70
  if (item.avatar) return 62
  return item.icon ? 58 : 0
}
