import type { ReactNode } from 'react'
import { View, type ViewStyle } from 'react-native'
import { AppText, unbrokenSize, useLayout } from '../primitives/index.ts'
import type { ViewProps } from '../view-props.ts'
import { BarEnd, BarEnds } from './bar-end.tsx'

export type HeaderProps = Pick<ViewProps<'header'>, 'label' | 'properties'>

const spread: ViewStyle = { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' }

/** Width of what stands at the end of a bar, with the gap before it, in px. */
const endWidth = 44
const endGap = 8

interface TitleProps {
  children: string
  color?: string
  align?: 'center'
  /** How many things stand beside it. */
  beside?: number
}

/** The title, smaller where its longest word would be torn in two. */
function Title({ children, color, align, beside = 0 }: TitleProps) {
  const layout = useLayout()
  const room = layout.screenWidth - 2 * layout.screenMargin - (beside > 0 ? beside * endWidth + endGap : 0)
  return (
    <AppText
      variant="display"
      color={color}
      headingLevel={1}
      style={{ ...unbrokenSize(layout, 'display', children, room), ...(align && { textAlign: align }) }}
    >
      {children}
    </AppText>
  )
}

/** A block of the primary colour with the title on it. */
export function BlockHeader({ label, properties }: HeaderProps) {
  const { roles, insets, screenMargin } = useLayout()
  const { leading, actions, overline, subtitle } = properties
  return (
    <View
      style={{
        backgroundColor: roles.primary,
        paddingTop: insets.top + 6,
        paddingHorizontal: screenMargin,
        paddingBottom: 20,
        borderBottomWidth: 2,
        borderColor: roles.border,
        gap: 10,
      }}
    >
      <View style={[spread, { minHeight: 44, marginStart: leading?.icon ? -10 : 0, marginEnd: -10 }]}>
        {leading ? (
          <BarEnd item={leading} color={roles.onPrimary} avatarSize={44} />
        ) : (
          <AppText variant="overline" color={roles.onPrimary}>
            {overline}
          </AppText>
        )}
        <BarEnds items={actions} color={roles.onPrimary} />
      </View>
      <Title color={roles.onPrimary}>{label}</Title>
      {subtitle ? (
        <AppText variant="label" color={roles.onPrimary} style={{ fontWeight: '600' }}>
          {subtitle}
        </AppText>
      ) : null}
    </View>
  )
}

/** The head of a newspaper: a line, and the title under it. */
export function MastheadHeader({ label, properties }: HeaderProps) {
  const { roles, insets, screenMargin } = useLayout()
  const { actions, overline, subtitle } = properties
  return (
    <View style={{ paddingTop: insets.top + 6, paddingHorizontal: screenMargin, gap: 6, paddingBottom: 10 }}>
      <View style={[spread, { minHeight: 44, marginEnd: -10 }]}>
        <AppText variant="overline">{overline}</AppText>
        <BarEnds items={actions} />
      </View>
      <View style={{ borderTopWidth: 2, borderColor: roles.text, paddingTop: 12, gap: 4 }}>
        <Title>{label}</Title>
        {subtitle ? (
          <AppText color={roles.textMuted} style={{ fontStyle: 'italic' }}>
            {subtitle}
          </AppText>
        ) : null}
      </View>
    </View>
  )
}

/** A person, a greeting and a name in one row. */
export function GreetingHeader({ label, properties }: HeaderProps) {
  const { insets, screenMargin } = useLayout()
  const { leading, actions, subtitle } = properties
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        paddingTop: insets.top + 10,
        paddingHorizontal: screenMargin,
        paddingBottom: 8,
        gap: 12,
      }}
    >
      {leading ? <BarEnd item={leading} avatarSize={44} /> : null}
      <View style={{ flex: 1 }}>
        {subtitle ? <AppText variant="caption">{subtitle}</AppText> : null}
        <AppText variant="title" headingLevel={1}>
          {label}
        </AppText>
      </View>
      <BarEnds items={actions} />
    </View>
  )
}

/** A large title at the left; a bar above it where there is something at the left end. */
export function LargeHeader({ label, properties }: HeaderProps) {
  const { roles, insets, screenMargin } = useLayout()
  const { leading, actions, overline, subtitle } = properties
  return (
    <View style={{ paddingTop: insets.top + 4, paddingHorizontal: screenMargin, paddingBottom: 6, gap: 2 }}>
      {leading ? (
        <View style={[spread, { marginStart: leading.avatar ? 0 : -10, marginEnd: -10, minHeight: 48 }]}>
          <BarEnd item={leading} avatarSize={44} />
          <BarEnds items={actions} />
        </View>
      ) : null}
      <View style={[spread, { paddingTop: leading ? 4 : 10, gap: 8 }]}>
        <View style={{ flex: 1, gap: 2 }}>
          {overline ? (
            <AppText variant="overline" color={roles.primaryText}>
              {overline}
            </AppText>
          ) : null}
          <Title beside={leading ? 0 : actions.length}>{label}</Title>
          {subtitle ? <AppText color={roles.textMuted}>{subtitle}</AppText> : null}
        </View>
        {leading || actions.length === 0 ? null : (
          <View style={{ marginEnd: -8 }}>
            <BarEnds items={actions} />
          </View>
        )}
      </View>
    </View>
  )
}

/** A centred title with a line under it. */
export function CenteredHeader({ label, properties }: HeaderProps) {
  const { roles, insets, screenMargin } = useLayout()
  const { leading, actions, subtitle } = properties
  const gap: ReactNode = <View style={{ width: 44 }} />
  return (
    <View style={{ paddingTop: insets.top + 6, paddingHorizontal: screenMargin, gap: 10 }}>
      <View style={[spread, { minHeight: 44 }]}>
        {leading ? <BarEnd item={leading} avatarSize={44} /> : gap}
        {actions.length > 0 ? <BarEnds items={actions} /> : gap}
      </View>
      <View style={{ gap: 4 }}>
        <Title align="center">{label}</Title>
        <AppText color={roles.textMuted} style={{ textAlign: 'center' }}>
          {subtitle}
        </AppText>
      </View>
    </View>
  )
}
