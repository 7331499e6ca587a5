import { View } from 'react-native'
import { useAppValue } from '../../app-runtime.ts'
import {
  AppText,
  Avatar,
  cardStyle,
  grown,
  Icon,
  Picture,
  Tappable,
  useLayout,
} from '../../primitives/index.ts'
import type { ListItem } from '../definition.ts'
import type { ListLayoutProps } from '../layout-props.ts'
import { ItemTap } from '../parts/item-tap.tsx'
import { pictureInset } from './cards.tsx'

/** Posts by people. */
export function FeedLayout({ id, label, properties, entries }: ListLayoutProps) {
  const layout = useLayout()
  const { theme } = layout
  return (
    <View role="list" aria-label={label} style={{ gap: theme.spacing.gap + 4 }}>
      {entries.map(({ item, index }) => (
        <View key={index} role="listitem">
          <Post id={id} index={index} item={item} height={grown(layout, properties.height ?? 200)} />
        </View>
      ))}
    </View>
  )
}

interface PostProps {
  id: string
  index: number
  item: ListItem
  height: number
}

function Post({ id, index, item, height }: PostProps) {
  const layout = useLayout()
  const { theme, roles, width } = layout
  const isRules = theme.elevation === 'rules'
  const side = isRules ? { padding: 14, paddingLeft: 0, paddingRight: 0 } : { padding: 14 }
  return (
    <View style={cardStyle(layout, { ...(isRules ? {} : { padding: 0 }), overflow: 'hidden' })}>
      <ItemTap action={item.action}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 12, ...side }}>
          <Avatar name={item.avatar ?? item.title ?? ''} size={40} />
          <View style={{ flex: 1 }}>
            <AppText variant="label">{item.title ?? ''}</AppText>
            {item.subtitle ? <AppText variant="caption">{item.subtitle}</AppText> : null}
          </View>
          <Icon name="more" size={22} color={roles.textMuted} />
        </View>
        {item.image ? (
          <Picture
            keyword={item.image}
            width={width - pictureInset(theme.elevation, theme.mode)}
            height={height}
            radius={0}
          />
        ) : null}
        {item.text ? (
          <View style={{ paddingHorizontal: isRules ? 0 : 14, paddingTop: 14 }}>
            <AppText style={{ fontSize: 15, lineHeight: 22 }}>{item.text}</AppText>
          </View>
        ) : null}
      </ItemTap>
      <PostBar id={id} index={index} item={item} isRules={isRules} />
    </View>
  )
}

function PostBar({ id, index, item, isRules }: Omit<PostProps, 'height'> & { isRules: boolean }) {
  const { roles } = useLayout()

  const [isLiked, setLiked] = useAppValue(id, `liked-${index}`, false)
  const [isKept, setKept] = useAppValue(id, `kept-${index}`, false)
  const of = item.title ?? 'this post'
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 18,
        paddingHorizontal: isRules ? 0 : 14,
        paddingTop: item.text ? 8 : 14,
        paddingBottom: 14,
      }}
    >
      <Tappable
        name={`${isLiked ? 'Unlike' : 'Like'} ${of}, ${likes(item.likes, isLiked)} likes`}
        slop={11}
        onPress={() => setLiked(!isLiked)}
        style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}
      >
        <Icon name={isLiked ? 'heartf' : 'heart'} size={22} color={isLiked ? roles.dangerText : roles.text} />
        <AppText variant="caption">{likes(item.likes, isLiked)}</AppText>
      </Tappable>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
        <Icon name="chat" size={22} />
        <AppText variant="caption">{item.comments ?? '0'}</AppText>
      </View>
      <View style={{ flex: 1 }} />
      <Tappable name={isKept ? `Forget ${of}` : `Keep ${of}`} slop={11} onPress={() => setKept(!isKept)}>
        <Icon
          name="bookmark"
          size={22}
          color={isKept ? roles.primaryText : roles.text}
          strokeWidth={isKept ? 2.6 : 1.8}
        />
      </Tappable>
    </View>
  )
}

/** The number of likes with one's own; words such as "1.2k" stay as they are. */
function likes(stated: string | undefined, isLiked: boolean): string {
  const text = stated ?? '0'
  return /^\d+$/.test(text) && isLiked ? String(Number(text) + 1) : text
}
