import type { ReactNode } from 'react'
import { View, type ViewStyle } from 'react-native'
import { useAppRuntime } from '../app-runtime.ts'
import { AppText, cardStyle, type Layout, Tappable, Tile, useLayout } from '../primitives/index.ts'
import type { ViewProps } from '../view-props.ts'
import { CheckMark, RadioMark, SwitchMark } from './marks.tsx'
import { useChecked } from './use-checked.ts'

/** Something to tick, to switch on, or one choice among several. */
export function CheckboxView({ id, label, properties }: ViewProps<'checkbox'>) {
  const layout = useLayout()
  const { mode } = useAppRuntime()
  const [isChecked, toggle] = useChecked(id, properties)
  const { variant, helper, icon, card } = properties
  const mark: ReactNode =
    variant === 'switch' ? (
      <SwitchMark isOn={isChecked} />
    ) : variant === 'radio' ? (
      <RadioMark isChosen={isChecked} />
    ) : (
      <CheckMark isChecked={isChecked} size={24} />
    )
  const words = (
    <View style={{ flex: 1 }}>
      <AppText variant="label" style={{ fontSize: 16, lineHeight: 22, fontWeight: '500' }}>
        {label}
      </AppText>
      {helper ? <AppText variant="caption">{helper}</AppText> : null}
    </View>
  )
  const isMarkFirst = !card && variant !== 'switch'
  const style: ViewStyle = card
    ? choiceCard(layout, isChecked)
    : { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 44 }
  const content = (
    <>
      {isMarkFirst ? mark : null}
      {card && icon ? <Tile icon={icon} /> : null}
      {words}
      {isMarkFirst ? null : mark}
    </>
  )
  // Outside a running app a tap does nothing, so there is nothing to announce either.
  if (mode !== 'run') return <View style={style}>{content}</View>
  return (
    <Tappable role={variant} isChecked={isChecked} onPress={toggle} style={style}>
      {content}
    </Tappable>
  )
}

function choiceCard(layout: Layout, isChecked: boolean): ViewStyle {
  const { theme, roles } = layout
  const line: ViewStyle = isChecked
    ? { borderWidth: 2, borderColor: roles.primaryText, backgroundColor: roles.primarySoft }
    : { borderWidth: Math.max(1, theme.borderWidth), borderColor: roles.border }
  return cardStyle(layout, {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 14,
    minHeight: 64,
    padding: 14,
    ...(theme.elevation === 'rules' ? { paddingTop: 14, paddingBottom: 14, borderTopWidth: undefined } : {}),
    ...line,
  })
}
