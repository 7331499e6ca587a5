import type { ReactNode } from 'react'
import { View, type ViewStyle } from 'react-native'
import { Card, ChildLayout, ChildViews, SectionTitle, toneColors, useLayout } from '../primitives/index.ts'
import type { ViewProps } from '../view-props.ts'
import { Feature } from './feature.tsx'
import { type ContainerProps, Hero } from './hero.tsx'
import { Banner, Empty } from './notices.tsx'
import { TappedWhole } from './tapped-whole.tsx'

/** A group of components in one of its kinds. */
export function ContainerView({ label, properties, childViews }: ViewProps<'container'>) {
  switch (properties.variant) {
    case 'hero':
      return <Hero properties={properties} childViews={childViews} />
    case 'banner':
      return <Banner properties={properties} />
    case 'feature':
      return <Feature properties={properties} />
    case 'empty':
      return <Empty properties={properties} childViews={childViews} />
    case 'footer':
      return <Footer properties={properties} childViews={childViews} />
    case 'card':
      return <CardGroup label={label} properties={properties} childViews={childViews} />
    case 'tinted':
      return <Tinted label={label} properties={properties} childViews={childViews} />
    case 'section':
    case 'plain':
      return <Section properties={properties} childViews={childViews} />
  }
}

type BoxProps = ContainerProps & { label: string }

function Section({ properties, childViews }: ContainerProps) {
  const { theme, fill } = useLayout()
  const isSection = properties.variant === 'section'
  const gap = properties.gap ?? theme.spacing.gap + (isSection ? 2 : 0)
  return (
    <View style={{ gap, flexGrow: fill ? 1 : 0 }}>
      {isSection ? <SectionTitle {...properties} /> : null}
      <ChildViews childViews={childViews} />
    </View>
  )
}

function CardGroup({ label, properties, childViews }: BoxProps) {
  const { theme, fill } = useLayout()
  const { title, actionLabel, action, gap = theme.spacing.gap } = properties
  const card = (
    <Card style={{ gap, flexGrow: fill ? 1 : 0 }}>
      <SectionTitle title={title} actionLabel={actionLabel} action={action} />
      <ChildViews childViews={childViews} />
    </Card>
  )
  return (
    <MaybeTappable label={label} properties={properties}>
      {card}
    </MaybeTappable>
  )
}

/** A box with an action but no words for it is tapped as a whole. */
function MaybeTappable({
  label,
  properties,
  children,
}: Omit<BoxProps, 'childViews'> & { children: ReactNode }) {
  if (!properties.action || properties.actionLabel) return children
  return (
    <TappedWhole action={properties.action} name={properties.title || label || 'Open'}>
      {children}
    </TappedWhole>
  )
}

function Tinted({ label, properties, childViews }: BoxProps) {
  const layout = useLayout()
  const { theme, roles, width, fill } = layout
  const isHard = theme.elevation === 'hard'
  const style: ViewStyle = {
    backgroundColor: toneColors(layout, properties.tone).fill,
    borderRadius: theme.radius.card,
    padding: theme.spacing.inner,
    gap: properties.gap ?? theme.spacing.gap,
    borderWidth: isHard ? 2 : 0,
    borderColor: roles.border,
    flexGrow: fill ? 1 : 0,
  }
  return (
    <MaybeTappable label={label} properties={properties}>
      <View style={style}>
        <ChildLayout changes={{ nested: true, width: width - 2 * (theme.spacing.inner + (isHard ? 2 : 0)) }}>
          <SectionTitle {...properties} />
          <ChildViews childViews={childViews} />
        </ChildLayout>
      </View>
    </MaybeTappable>
  )
}

/** The bar at the foot of a screen; the screen fixes it there, it brings the room for the home indicator. */
function Footer({ properties, childViews }: ContainerProps) {
  const { theme, roles, insets, screenMargin } = useLayout()
  return (
    <View
      style={{
        paddingHorizontal: screenMargin,
        paddingTop: 14,
        paddingBottom: Math.max(insets.bottom, 14),
        gap: properties.gap ?? 10,
        backgroundColor: roles.surface,
        borderTopWidth: theme.borderWidth,
        borderColor: roles.border,
      }}
    >
      <ChildViews childViews={childViews} />
    </View>
  )
}
