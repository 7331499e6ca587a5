import { View } from 'react-native'
import { AppText, ChildLayout, Icon, Picture, Tappable, toneColors, useLayout } from '../primitives/index.ts'
import type { ContainerProps } from './hero.tsx'

/** A line of advice with an icon on a soft colour. */
export function Banner({ properties }: Pick<ContainerProps, 'properties'>) {
  const layout = useLayout()
  const { theme, roles } = layout
  const { icon = 'info', title, text, tone, action } = properties
  const { fill, text: iconColor } = toneColors(layout, tone)
  const isHard = theme.elevation === 'hard'
  const drawn = (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        backgroundColor: fill,
        borderRadius: theme.radius.card,
        padding: theme.spacing.inner,
        gap: 12,
        borderWidth: isHard ? 2 : 0,
        borderColor: roles.border,
      }}
    >
      <Icon name={icon} color={iconColor} />
      <View style={{ flex: 1, gap: 2 }}>
        {title ? <AppText variant="label">{title}</AppText> : null}
        {text ? (
          <AppText variant="caption" color={roles.textMuted}>
            {text}
          </AppText>
        ) : null}
      </View>
    </View>
  )
  return action ? (
    <Tappable action={action} name={title || text ? undefined : 'More'}>
      {drawn}
    </Tappable>
  ) : (
    drawn
  )
}

/** What a screen shows while it has nothing to show: a picture, what is missing, and what to do. */
export function Empty({ properties, childViews }: ContainerProps) {
  const { theme, roles } = useLayout()
  const { title, text, image = 'abstract' } = properties
  return (
    <View style={{ alignItems: 'center', gap: 14, paddingVertical: 24 }}>
      <Picture keyword={image} width={180} height={160} radius={theme.radius.card + 20} />
      {title ? (
        <AppText variant="title" headingLevel={2} style={{ textAlign: 'center' }}>
          {title}
        </AppText>
      ) : null}
      {text ? (
        <AppText color={roles.textMuted} style={{ textAlign: 'center', maxWidth: 280 }}>
          {text}
        </AppText>
      ) : null}
      <ChildLayout changes={{ centered: true }}>{childViews.map((child) => child.element)}</ChildLayout>
    </View>
  )
}
