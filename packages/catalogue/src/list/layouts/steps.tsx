import { View } from 'react-native'
import { AppText, useLayout } from '../../primitives/index.ts'
import type { ListLayoutProps } from '../layout-props.ts'
import { ItemTap } from '../parts/item-tap.tsx'

/** How something is done, in numbered steps. */
export function StepsLayout({ label, properties }: ListLayoutProps) {
  const { theme, roles } = useLayout()
  return (
    <View role="list" aria-label={label} style={{ gap: 16 }}>
      {properties.items.map((item, index) => (
        <View key={index} role="listitem">
          <ItemTap action={item.action} style={{ flexDirection: 'row', gap: 14 }}>
            <View
              style={{
                width: 32,
                height: 32,
                borderRadius: theme.elevation === 'hard' ? 4 : 16,
                backgroundColor: theme.elevation === 'rules' ? undefined : roles.primarySoft,
                alignItems: 'center',
                justifyContent: 'center',
              }}
            >
              <AppText variant="label" color={roles.primaryText}>
                {String(index + 1)}
              </AppText>
            </View>
            <View style={{ flex: 1, gap: 2, paddingTop: 4 }}>
              {item.title ? (
                <AppText variant="label" style={{ fontSize: 16 }}>
                  {item.title}
                </AppText>
              ) : null}
              {item.subtitle ? (
                <AppText color={roles.textMuted} style={{ fontSize: 15, lineHeight: 22 }}>
                  {item.subtitle}
                </AppText>
              ) : null}
            </View>
          </ItemTap>
        </View>
      ))}
    </View>
  )
}
