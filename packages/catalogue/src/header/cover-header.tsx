import { View } from 'react-native'
import {
  AppText,
  grown,
  guessWordsHeight,
  Picture,
  PictureWithWords,
  useLayout,
} from '../primitives/index.ts'
import { BarEnd, BarEnds } from './bar-end.tsx'
import type { HeaderProps } from './large-headers.tsx'

/** How far the sheet with the body reaches over the picture, in px. */
const overlap = 24
/** On wide devices a cover is at most so many times as high as on a phone: the words come after it. */
const mostGrowth = 1.5

/** A picture over the whole width; words on its lower half where there are any. */
export function CoverHeader({ label, properties }: HeaderProps) {
  const layout = useLayout()
  const { theme, roles, insets, screenMargin, screenWidth } = layout
  const { leading, actions, overline, subtitle, image } = properties
  const height = Math.min(grown(layout, properties.height), properties.height * mostGrowth)
  const hidden = theme.elevation === 'rules' ? 0 : overlap
  const keyword = image || label
  const lines: Parameters<typeof guessWordsHeight>[1] = [
    ['overline', overline],
    ['display', label],
    ['label', subtitle],
  ]
  return (
    <View style={{ height, marginBottom: -hidden }}>
      <View style={{ position: 'absolute', top: 0, left: 0 }}>
        {label ? (
          <PictureWithWords
            keyword={keyword}
            width={screenWidth}
            height={height}
            covered={hidden}
            side={screenMargin}
            foot={hidden + 20}
            gap={4}
            guessedHeight={guessWordsHeight(layout, lines, screenWidth - 2 * screenMargin)}
          >
            {overline ? (
              <AppText variant="overline" color="#ffffff">
                {overline}
              </AppText>
            ) : null}
            <AppText variant="display" color="#ffffff" headingLevel={1}>
              {label}
            </AppText>
            {subtitle ? (
              <AppText variant="label" color="#ffffff" style={{ fontWeight: '500' }}>
                {subtitle}
              </AppText>
            ) : null}
          </PictureWithWords>
        ) : (
          <Picture keyword={keyword} width={screenWidth} height={height} radius={0} />
        )}
      </View>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          paddingTop: insets.top + 4,
          paddingHorizontal: screenMargin - 4,
          justifyContent: 'space-between',
        }}
      >
        <BarEnd
          item={leading ?? { icon: 'back' }}
          color={roles.text}
          ground={roles.surface}
          avatarSize={44}
        />
        <BarEnds items={actions} color={roles.text} ground={roles.surface} gap={8} />
      </View>
    </View>
  )
}
