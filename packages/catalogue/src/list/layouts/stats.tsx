import { type TextStyle, View } from 'react-native'
import { sparklineSvg } from '../../chart/draw-sparkline.ts'
import {
  AppText,
  cardStyle,
  figureSize,
  gridCells,
  Icon,
  ProgressBar,
  SvgMarkup,
  toneColors,
  unbrokenSize,
  useLayout,
} from '../../primitives/index.ts'
import type { ListItem } from '../definition.ts'
import type { ListLayoutProps } from '../layout-props.ts'
import { judgeChange } from '../parts/change.ts'
import { ItemTap } from '../parts/item-tap.tsx'

/** Numbers with their names. */
export function StatsLayout({ label, properties }: ListLayoutProps) {
  const layout = useLayout()
  const { gap } = layout.theme.spacing
  const stated = Math.max(1, Math.round(properties.columns ?? 2))
  const { width: cellWidth } = gridCells(layout, stated, properties.items.length)
  const isSmall = stated > 2
  const padding = layout.theme.elevation === 'rules' ? undefined : isSmall ? 12 : 14
  const inner = cellWidth - (properties.plain ? 0 : 2 * (padding ?? 0) + 2)
  // One size for all names, at which none is broken.
  const names = properties.items.map(({ title = '' }) => title).join(' ')
  const nameStyle = unbrokenSize(layout, 'caption', names, inner)
  const values = properties.items.map(({ value = '', unit }) => (unit ? '' : value))
  const valueStyle = figureSize(isSmall ? 22 : 27, values, inner)
  return (
    <View role="list" aria-label={label} style={{ flexDirection: 'row', flexWrap: 'wrap', gap }}>
      {properties.items.map((item, index) => (
        <View key={index} role="listitem" style={{ width: cellWidth }}>
          <Stat
            item={item}
            width={cellWidth}
            valueStyle={valueStyle}
            padding={padding}
            nameStyle={nameStyle}
            isPlain={properties.plain}
            isCentered={properties.plain && properties.centered}
          />
        </View>
      ))}
    </View>
  )
}

interface StatProps {
  item: ListItem
  width: number
  valueStyle: TextStyle
  padding: number | undefined
  nameStyle: TextStyle
  isPlain: boolean
  isCentered: boolean
}

function Stat({ item, width, valueStyle, padding, nameStyle, isPlain, isCentered }: StatProps) {
  const layout = useLayout()
  const style = isPlain
    ? ({ alignItems: isCentered ? 'center' : undefined } as const)
    : cardStyle(layout, { gap: 4, flexGrow: 1, ...(padding !== undefined && { padding }) })
  return (
    <ItemTap action={item.action} style={style}>
      {item.icon ? <NameWithIcon item={item} icon={item.icon} /> : null}
      <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: 4 }}>
        <AppText variant="stat" style={valueStyle}>
          {item.value ?? ''}
        </AppText>
        {item.unit ? <AppText variant="caption">{item.unit}</AppText> : null}
      </View>
      {item.icon ? null : (
        <AppText variant="caption" style={nameStyle}>
          {item.title ?? ''}
        </AppText>
      )}
      <Extras item={item} width={width} />
    </ItemTap>
  )
}

function NameWithIcon({ item, icon }: { item: ListItem; icon: string }) {
  const layout = useLayout()
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8, marginBottom: 2 }}>
      <Icon name={icon} size={19} color={toneColors(layout, item.tone).text} />
      <View style={{ flex: 1 }}>
        <AppText variant="caption" lines={2}>
          {item.title ?? ''}
        </AppText>
      </View>
    </View>
  )
}

function Extras({ item, width }: { item: ListItem; width: number }) {
  const layout = useLayout()
  const { roles } = layout
  const isBad = judgeChange(item.delta, item.lowerIsBetter) === 'bad'
  return (
    <>
      {item.delta ? (
        <AppText
          variant="caption"
          color={isBad ? roles.dangerText : roles.successText}
          style={{ fontWeight: '600' }}
        >
          {item.delta}
        </AppText>
      ) : null}
      {item.spark === undefined ? null : (
        <SvgMarkup
          svg={sparklineSvg(item.spark, width - 30, 28, roles.primaryText)}
          width={width - 30}
          height={28}
        />
      )}
      {item.progress === undefined ? null : (
        <View style={{ marginTop: 6 }}>
          <ProgressBar
            value={item.progress}
            height={6}
            color={toneColors(layout, item.tone).text}
            name={item.title}
          />
        </View>
      )}
    </>
  )
}
