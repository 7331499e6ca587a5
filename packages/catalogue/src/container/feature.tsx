import { View } from 'react-native'
import { AppText, Picture, PictureWithWords, Tappable, useLayout } from '../primitives/index.ts'
import type { ContainerProps } from './hero.tsx'

/** A large picture with words on it; above them in themes without boxes. */
export function Feature({ properties }: Pick<ContainerProps, 'properties'>) {
  const { theme, roles, width } = useLayout()
  const { overline, title = '', text, image, action, height = 200 } = properties
  const keyword = image || title || overline || 'abstract'
  const isRuled = theme.elevation === 'rules'
  const border = theme.elevation === 'hard' || theme.elevation === 'chunky' ? 2 : 0
  const words = isRuled
    ? { overline: roles.accentText, title: undefined, text: roles.textMuted }
    : { overline: '#ffffff', title: '#ffffff', text: '#ffffff' }
  const lines = (
    <>
      {overline ? (
        <AppText variant="overline" color={words.overline}>
          {overline}
        </AppText>
      ) : null}
      {title ? (
        <AppText variant="title" color={words.title} headingLevel={2}>
          {title}
        </AppText>
      ) : null}
    </>
  )
  const drawn = isRuled ? (
    <View style={{ gap: 10 }}>
      <Picture keyword={keyword} width={width} height={height} />
      {lines}
      {text ? <AppText color={words.text}>{text}</AppText> : null}
    </View>
  ) : (
    <View
      style={{
        height,
        borderRadius: theme.radius.card,
        overflow: 'hidden',
        borderWidth: border,
        borderColor: roles.border,
      }}
    >
      <PictureWithWords keyword={keyword} width={width - 2 * border} height={height} />
      <View style={{ position: 'absolute', left: 18, right: 18, bottom: 16, gap: 3 }}>
        {lines}
        {text ? (
          <AppText variant="caption" color={words.text} style={{ fontSize: 14, lineHeight: 20 }}>
            {text}
          </AppText>
        ) : null}
      </View>
    </View>
  )
  return action ? (
    <Tappable action={action} name={title || undefined}>
      {drawn}
    </Tappable>
  ) : (
    drawn
  )
}
