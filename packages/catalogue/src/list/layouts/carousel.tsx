import { View } from 'react-native'
import { AppText, Picture, Shelf, useLayout } from '../../primitives/index.ts'
import type { ListLayoutProps } from '../layout-props.ts'
import { ItemTap } from '../parts/item-tap.tsx'

/** A side shelf of pictures with a title each. */
export function CarouselLayout({ label, properties, entries }: ListLayoutProps) {
  const { theme } = useLayout()
  const width = properties.width ?? 168
  const height = properties.height ?? 128
  return (
    <Shelf gap={theme.spacing.gap} label={label} isReadOnly={properties.items.every(({ action }) => !action)}>
      {entries.map(({ item, index }) => (
        <View key={index} role="listitem" style={{ width }}>
          <ItemTap action={item.action} style={{ gap: 8 }}>
            <Picture keyword={item.image || item.title || 'abstract'} width={width} height={height} />
            <View style={{ gap: 1 }}>
              <AppText variant="label" lines={2}>
                {item.title ?? ''}
              </AppText>
              {item.subtitle ? (
                <AppText variant="caption" lines={2}>
                  {item.subtitle}
                </AppText>
              ) : null}
            </View>
          </ItemTap>
        </View>
      ))}
    </Shelf>
  )
}
