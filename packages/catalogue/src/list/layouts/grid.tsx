import { View } from 'react-native'
import { useAppValue } from '../../app-runtime.ts'
import {
  AppText,
  Badge,
  cardStyle,
  gridCells,
  Icon,
  Picture,
  Tappable,
  Tile,
  useLayout,
} from '../../primitives/index.ts'
import type { ListItem } from '../definition.ts'
import type { ListLayoutProps } from '../layout-props.ts'
import { ItemTap } from '../parts/item-tap.tsx'

/** Products, albums, places to compare; without pictures: tools and categories as icon cards. */
export function GridLayout({ id, label, properties, entries }: ListLayoutProps) {
  const layout = useLayout()
  const { gap } = layout.theme.spacing
  const stated = properties.columns ?? 2
  const { width: cellWidth, scale } = gridCells(layout, stated, entries.length)
  const onPhone = properties.height ?? (stated === 2 ? 150 : undefined)
  const height = onPhone === undefined ? cellWidth : Math.round(onPhone * scale)
  return (
    <View
      role="list"
      aria-label={label}
      style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: gap, rowGap: gap + 8 }}
    >
      {entries.map(({ item, index }) => (
        <View key={index} role="listitem" style={{ width: cellWidth }}>
          {item.image ? (
            <PictureCell
              id={id}
              index={index}
              item={item}
              image={item.image}
              width={cellWidth}
              height={height}
            />
          ) : (
            <IconCell item={item} />
          )}
        </View>
      ))}
    </View>
  )
}

interface PictureCellProps {
  id: string
  index: number
  item: ListItem
  image: string
  width: number
  height: number
}

function PictureCell({ id, index, item, image, width, height }: PictureCellProps) {
  const { roles } = useLayout()
  return (
    <View>
      <ItemTap action={item.action} style={{ gap: 8 }}>
        <View>
          <Picture keyword={image} width={width} height={height} />
          {item.tag ? (
            <View style={{ position: 'absolute', start: 8, top: 8 }}>
              <Badge solid>{item.tag}</Badge>
            </View>
          ) : null}
        </View>
        {item.title ? (
          <View style={{ gap: 1 }}>
            <AppText variant="label" lines={2}>
              {item.title}
            </AppText>
            {item.subtitle ? (
              <AppText variant="caption" lines={2}>
                {item.subtitle}
              </AppText>
            ) : null}
            {item.value ? (
              <AppText variant="label" color={roles.primaryText}>
                {item.value}
              </AppText>
            ) : null}
          </View>
        ) : null}
      </ItemTap>
      {item.favorite === undefined ? null : (
        <Favorite id={id} index={index} title={item.title} isInitially={item.favorite} />
      )}
    </View>
  )
}

function Favorite(props: { id: string; index: number; title: string | undefined; isInitially: boolean }) {
  const { roles } = useLayout()
  const [isFavorite, setFavorite] = useAppValue(props.id, `favorite-${props.index}`, props.isInitially)
  return (
    <View style={{ position: 'absolute', end: 8, top: 8 }}>
      <Tappable
        name={
          isFavorite
            ? `Remove ${props.title ?? 'this'} from favourites`
            : `Add ${props.title ?? 'this'} to favourites`
        }
        slop={4}
        onPress={() => setFavorite(!isFavorite)}
        style={{
          width: 36,
          height: 36,
          borderRadius: 18,
          backgroundColor: roles.surface,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Icon
          name={isFavorite ? 'heartf' : 'heart'}
          size={19}
          color={isFavorite ? roles.dangerText : roles.text}
        />
      </Tappable>
    </View>
  )
}

function IconCell({ item }: { item: ListItem }) {
  const layout = useLayout()
  const isRules = layout.theme.elevation === 'rules'
  return (
    <ItemTap
      action={item.action}
      style={cardStyle(layout, {
        gap: 10,
        ...(isRules ? {} : { padding: 14 }),
        alignItems: 'flex-start',
        minHeight: 104,
        flexGrow: 1,
        justifyContent: 'space-between',
      })}
    >
      <Tile icon={item.icon ?? 'spark'} tone={item.tone} size={42} />
      <View style={{ gap: 1 }}>
        <AppText variant="label">{item.title ?? ''}</AppText>
        {item.subtitle ? <AppText variant="caption">{item.subtitle}</AppText> : null}
      </View>
    </ItemTap>
  )
}
