import { View } from 'react-native'
import { useKeypadText } from '../keypad/use-keypad.ts'
import {
  AppText,
  Badge,
  familyOf,
  hasItalics,
  Tappable,
  toneColors,
  typeStyle,
  useLayout,
} from '../primitives/index.ts'
import type { Layout } from '../primitives/index.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'
import type { ViewProps } from '../view-props.ts'

type TextProperties = ResolvedProperties<'text'>

const headingLevels: Partial<Record<TextProperties['variant'], number>> = { display: 2, title: 2, heading: 3 }
const smallestTarget = 44
/** Keeps the height of a line where there are no words yet. */
const emptyLine = '\u200b'
/** At the start is where the app's reading begins: at the right for Arabic. */
const alignments = { start: undefined, center: 'center', end: 'right' } as const
const sides = { start: 'flex-start', center: 'center', end: 'flex-end' } as const

function statedColor(layout: Layout, tone: TextProperties['tone']): string | undefined {
  if (tone === undefined) return undefined
  return tone === 'muted' ? layout.roles.textMuted : toneColors(layout, tone).text
}

/** Words in one of the theme's kinds of text, a quote, or a big number. */
export function TextView({ id, label: drawnLabel, properties }: ViewProps<'text'>) {
  const { action } = properties
  const label = useKeypadText(id, drawnLabel)
  const layout = useLayout()
  const drawn = <Words label={label} properties={properties} />
  if (action === undefined) return drawn
  const { lineHeight = 24 } = typeStyle(layout, properties.variant)
  return (
    <Tappable action={action} slop={{ across: 0, down: Math.max(0, (smallestTarget - lineHeight) / 2) }}>
      {drawn}
    </Tappable>
  )
}

function Words({ label, properties }: Pick<ViewProps<'text'>, 'label' | 'properties'>) {
  const layout = useLayout()
  const { variant, tone, align } = properties
  if (variant === 'quote') return <Quote label={label} by={properties.by} />
  if (variant === 'stat') return <Stat label={label} properties={properties} />
  return (
    <AppText
      variant={variant}
      color={statedColor(layout, tone)}
      headingLevel={headingLevels[variant]}
      style={{ textAlign: layout.isRtl && align === 'end' ? 'left' : alignments[align] }}
    >
      {label || emptyLine}
    </AppText>
  )
}

function Quote({ label, by }: { label: string; by?: string }) {
  const layout = useLayout()
  const isPlain = layout.theme.elevation === 'rules'
  return (
    <View
      style={{
        paddingStart: isPlain ? 0 : 16,
        borderStartWidth: isPlain ? 0 : 3,
        borderColor: layout.roles.accent,
        gap: 8,
      }}
    >
      <AppText
        variant="quote"
        style={{ fontStyle: hasItalics(familyOf(layout, 'quote')) ? 'italic' : 'normal' }}
      >
        {label}
      </AppText>
      {by ? <AppText variant="caption">{by}</AppText> : null}
    </View>
  )
}

/** Longer numbers than this (in letters) are enlarged less, so that they stay on one line. */
const longNumber = 8

function Stat({ label, properties }: Pick<ViewProps<'text'>, 'label' | 'properties'>) {
  const layout = useLayout()
  const { caption, delta, big, align, lowerIsBetter, tone } = properties
  const [size, lineHeight] = layout.theme.type.stat
  const isDown = delta !== undefined && /^[-−]/.test(delta)
  return (
    <View style={{ gap: 2, alignItems: sides[align] }}>
      {caption ? <AppText variant="caption">{caption}</AppText> : null}
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
        <AppText
          variant="stat"
          color={statedColor(layout, tone)}
          lines={big ? 1 : undefined}
          style={
            big
              ? { fontSize: size * (label.length > longNumber ? 1.2 : 1.5), lineHeight: lineHeight * 1.4 }
              : undefined
          }
        >
          {label}
        </AppText>
        {delta ? <Badge tone={isDown && !lowerIsBetter ? 'danger' : 'success'}>{delta}</Badge> : null}
      </View>
    </View>
  )
}
