import { View } from 'react-native'
import {
  AppText,
  grown,
  guessWordsHeight,
  Picture,
  PictureWithWords,
  Tappable,
  useLayout,
} from '../primitives/index.ts'
import type { ContainerProps } from './hero.tsx'

type FeatureProps = Pick<ContainerProps, 'properties'>

/** Distance of the words from the picture's sides, in px. */
const side = 18

/** A large picture with words on it; above them in themes without boxes. */
export function Feature({ properties }: FeatureProps) {
  const { theme } = useLayout()
  const { action, overline, title, text } = properties
  const drawn =
    theme.elevation === 'rules' ? <Ruled properties={properties} /> : <Boxed properties={properties} />
  return action ? (
    <Tappable action={action} name={overline || title || text ? undefined : keywordOf(properties)}>
      {drawn}
    </Tappable>
  ) : (
    drawn
  )
}

function keywordOf({ image, title, overline }: FeatureProps['properties']): string {
  return image || title || overline || 'abstract'
}

function Ruled({ properties }: FeatureProps) {
  const layout = useLayout()
  const { roles, width } = layout
  const { overline, title, text } = properties
  const height = grown(layout, properties.height ?? 200)
  return (
    <View style={{ gap: 10 }}>
      <Picture keyword={keywordOf(properties)} width={width} height={height} />
      {overline ? (
        <AppText variant="overline" color={roles.accentText}>
          {overline}
        </AppText>
      ) : null}
      {title ? (
        <AppText variant="title" headingLevel={2}>
          {title}
        </AppText>
      ) : null}
      {text ? <AppText color={roles.textMuted}>{text}</AppText> : null}
    </View>
  )
}

function Boxed({ properties }: FeatureProps) {
  const layout = useLayout()
  const { theme, roles, width } = layout
  const { overline, title, text } = properties
  const height = grown(layout, properties.height ?? 200)
  const border = theme.elevation === 'hard' || theme.elevation === 'chunky' ? 2 : 0
  const lines: Parameters<typeof guessWordsHeight>[1] = [
    ['overline', overline],
    ['title', title],
    ['caption', text],
  ]
  return (
    <View
      style={{
        height,
        borderRadius: theme.radius.card,
        overflow: 'hidden',
        borderWidth: border,
        borderColor: roles.border,
      }}
    >
      <PictureWithWords
        keyword={keywordOf(properties)}
        width={width - 2 * border}
        height={height - 2 * border}
        side={side}
        foot={16}
        gap={3}
        guessedHeight={guessWordsHeight(layout, lines, width - 2 * (border + side))}
      >
        {overline ? (
          <AppText variant="overline" color="#ffffff">
            {overline}
          </AppText>
        ) : null}
        {title ? (
          <AppText variant="title" color="#ffffff" headingLevel={2}>
            {title}
          </AppText>
        ) : null}
        {text ? (
          <AppText variant="caption" color="#ffffff" style={{ fontSize: 14, lineHeight: 20 }}>
            {text}
          </AppText>
        ) : null}
      </PictureWithWords>
    </View>
  )
}
