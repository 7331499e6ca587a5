import { View } from 'react-native'
import { sparklineSvg } from '../../chart/draw-sparkline.ts'
import { AppText, Badge, Icon, SvgMarkup, useLayout } from '../../primitives/index.ts'
import type { ListItem } from '../definition.ts'
import { judgeChange } from './change.ts'

const sparkWidth = 56
const sparkHeight = 26

/** What stands at the right of a row and only tells: small chart, value and change, badge, round icon, chevron. */
export function Trailing({ item }: { item: ListItem }) {
  const { roles, isRtl } = useLayout()
  const change = judgeChange(item.delta, item.lowerIsBetter)
  const sparkColor = change === 'bad' ? roles.dangerText : roles.successText
  return (
    <>
      {item.spark === undefined ? null : (
        <SvgMarkup
          svg={sparklineSvg(
            isRtl ? item.spark.toReversed() : item.spark,
            sparkWidth,
            sparkHeight,
            sparkColor,
          )}
          width={sparkWidth}
          height={sparkHeight}
        />
      )}
      <ValueAndChange item={item} />
      {item.time ? (
        <AppText variant="caption" style={{ fontVariant: ['tabular-nums'] }}>
          {item.time}
        </AppText>
      ) : null}
      {item.badge ? <Badge tone={item.badgeTone ?? 'primary'}>{item.badge}</Badge> : null}
      {item.trailingIcon ? <RoundIcon name={item.trailingIcon} /> : null}
      {item.chevron ? <Icon name="next" size={18} color={roles.textMuted} /> : null}
    </>
  )
}

function ValueAndChange({ item }: { item: ListItem }) {
  const { roles, isRtl } = useLayout()
  if (!item.value && !item.delta) return null
  const change = judgeChange(item.delta, item.lowerIsBetter)
  const changeColor = { good: roles.successText, bad: roles.dangerText, neutral: roles.textMuted }[change]
  return (
    <View style={{ flexShrink: 1, alignItems: 'flex-end', gap: 2 }}>
      {item.value ? (
        <AppText
          variant="label"
          style={{ fontVariant: ['tabular-nums'], textAlign: isRtl ? 'left' : 'right' }}
        >
          {item.value}
        </AppText>
      ) : null}
      {item.delta ? (
        <AppText variant="caption" color={changeColor} style={{ fontWeight: '600' }}>
          {item.delta}
        </AppText>
      ) : null}
    </View>
  )
}

function RoundIcon({ name }: { name: string }) {
  const { roles } = useLayout()
  return (
    <View
      style={{
        width: 40,
        height: 40,
        borderRadius: 20,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: roles.primarySoft,
      }}
    >
      <Icon name={name} size={20} color={roles.primaryText} />
    </View>
  )
}
