import { useMemo } from 'react'
import { View, type ViewStyle } from 'react-native'
import { AppText, ChildLayout, hardShadowColor, type Layout, useLayout } from '../primitives/index.ts'
import { mix, withAlpha } from '../theme/color.ts'
import type { ViewProps } from '../view-props.ts'
import { rolesOnGround } from './ground-roles.ts'

export type ContainerProps = Pick<ViewProps<'container'>, 'properties' | 'childViews'>

function heroShadow(layout: Layout, ground: string): ViewStyle['boxShadow'] {
  switch (layout.theme.elevation) {
    case 'hard':
      return `4px 4px 0px ${hardShadowColor(layout)}`
    case 'chunky':
      return `0px 5px 0px ${mix(ground, '#000000', 0.25)}`
    case 'soft':
      return `0px 12px 28px ${withAlpha(ground, 0.28)}`
    case 'hairline':
    case 'tonal':
    case 'rules':
      return undefined
  }
}

/** A block of the primary (or accent) colour: the loudest thing of a screen. */
export function Hero({ properties, childViews }: ContainerProps) {
  const layout = useLayout()
  const { theme, roles, width } = layout
  const { overline, title, text, tone, gap = theme.spacing.gap } = properties
  const isHard = theme.elevation === 'hard'
  const [ground, words] =
    tone === 'accent' ? [roles.accent, roles.onAccent] : [roles.primary, roles.onPrimary]
  const inner = useMemo(
    () => rolesOnGround(roles, ground, words, isHard ? roles.border : undefined),
    [roles, ground, words, isHard],
  )
  const padding = theme.spacing.inner + 4
  return (
    <View
      style={{
        backgroundColor: ground,
        borderRadius: theme.radius.card,
        padding,
        gap,
        borderWidth: isHard ? 2 : 0,
        borderColor: roles.border,
        boxShadow: heroShadow(layout, ground),
      }}
    >
      <ChildLayout changes={{ roles: inner, nested: true, width: width - 2 * (padding + (isHard ? 2 : 0)) }}>
        {overline ? <AppText variant="overline">{overline}</AppText> : null}
        {title ? (
          <AppText variant="title" headingLevel={2}>
            {title}
          </AppText>
        ) : null}
        {text ? <AppText>{text}</AppText> : null}
        {childViews.map((child) => child.element)}
      </ChildLayout>
    </View>
  )
}
