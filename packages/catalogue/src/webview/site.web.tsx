import { useState } from 'react'
import { View } from 'react-native'
import { AppText, Icon, Tappable, useLayout } from '../primitives/index.ts'

/** Many sites refuse to be shown in a frame, and a page cannot find out whether one did: so the way out always stands there. */
const frameRights = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** The site itself in a frame that may not leave it, with the way to open it in the browser. */
export function Site({ address, name }: { address: string; name: string }) {
  const { roles } = useLayout()
  const [isNoticed, setNoticed] = useState(false)
  return (
    <View style={{ flex: 1 }}>
      {isNoticed ? null : (
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: 8,
            paddingHorizontal: 12,
            minHeight: 44,
            backgroundColor: roles.surfaceAlt,
            borderBottomWidth: 1,
            borderColor: roles.border,
          }}
        >
          <View style={{ flex: 1 }}>
            <AppText variant="caption" color={roles.text}>
              Nothing to see? Some sites only open in the browser.
            </AppText>
          </View>
          <Tappable action={{ kind: 'link', href: address }} slop={8}>
            <AppText variant="label" color={roles.primaryText} style={{ fontSize: 14 }}>
              Open
            </AppText>
          </Tappable>
          <Tappable name="Hide this note" slop={12} onPress={() => setNoticed(true)}>
            <Icon name="close" size={18} color={roles.textMuted} />
          </Tappable>
        </View>
      )}
      <iframe
        src={address}
        title={name}
        sandbox={frameRightsFor(address)}
        referrerPolicy="no-referrer"
        loading="lazy"
        style={{ border: 0, width: '100%', flex: 1, display: 'block', background: '#ffffff' }}
      />
    </View>
  )
}

/** A frame of our own origin with scripts and its origin's rights could take its sandbox off: it gets no origin. */
function frameRightsFor(address: string): string {
  const isOwn = typeof location !== 'undefined' && new URL(address).origin === location.origin
  return isOwn ? frameRights.replace('allow-same-origin ', '') : frameRights
}
