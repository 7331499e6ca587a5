import { View } from 'react-native'
import { useAppRuntime } from '../app-runtime.ts'
import { AppText, Icon, Picture, Tappable, useLayout } from '../primitives/index.ts'
import type { ViewProps } from '../view-props.ts'
import { safeWebAddress } from '../web-address.ts'
import { Site } from './site'

/** A website in the app; a drawing of one where nothing runs or there is no address. */
export function WebviewView({ label, properties }: ViewProps<'webview'>) {
  const { theme, roles, screenMargin } = useLayout()
  const { mode } = useAppRuntime()
  const { fill, height } = properties
  const address = safeWebAddress(properties.url)
  const title = properties.title || label
  const content =
    mode === 'run' && address ? (
      <Site address={address} name={title} />
    ) : (
      <DrawnSite
        title={title}
        keyword={properties.keyword || title || properties.url || 'abstract'}
        isWhole={fill}
      />
    )
  if (fill) {
    return (
      <View
        style={{
          flexGrow: 1,
          minHeight: height,
          marginHorizontal: -screenMargin,
          backgroundColor: roles.surface,
        }}
      >
        {content}
      </View>
    )
  }
  return (
    <View
      style={{
        height,
        borderRadius: theme.radius.card,
        overflow: 'hidden',
        borderWidth: theme.borderWidth,
        borderColor: roles.border,
        backgroundColor: roles.surface,
      }}
    >
      <AddressLine address={address} stated={properties.url} />
      {content}
    </View>
  )
}

function AddressLine({ address, stated }: { address: string | undefined; stated: string | undefined }) {
  const { roles } = useLayout()
  const shown = address ? new URL(address).host : (stated ?? 'No address yet')
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 10,
        minHeight: 46,
        paddingHorizontal: 14,
        backgroundColor: roles.surfaceAlt,
        borderBottomWidth: 1,
        borderColor: roles.border,
      }}
    >
      <Icon
        name={address ? 'lock' : 'globe'}
        size={16}
        color={address ? roles.successText : roles.textMuted}
      />
      <View style={{ flex: 1 }}>
        <AppText variant="caption" color={roles.text} lines={1}>
          {shown}
        </AppText>
      </View>
      {address ? (
        <Tappable action={{ kind: 'link', href: address }} name={`Open ${shown} in the browser`} slop={13}>
          <Icon name="external" size={18} color={roles.textMuted} />
        </Tappable>
      ) : null}
    </View>
  )
}

/** Stands for the site: a page as pages are, whole where the site fills the screen. */
function DrawnSite({ title, keyword, isWhole }: { title: string; keyword: string; isWhole: boolean }) {
  const { roles } = useLayout()
  return (
    <View style={{ flex: 1, overflow: 'hidden' }}>
      <View style={{ height: 3, backgroundColor: roles.primary, width: '62%' }} />
      <View style={{ padding: 16, gap: 12 }}>
        <DrawnPicture keyword={keyword} isWhole={isWhole} height={isWhole ? 168 : 92} seed="" />
        <AppText variant="heading">{title}</AppText>
        <DrawnWords />
        <DrawnBoxes />
        {isWhole ? (
          <>
            <DrawnPicture keyword={keyword} isWhole height={112} seed="second" />
            <DrawnWords />
            <DrawnBoxes />
          </>
        ) : null}
      </View>
    </View>
  )
}

interface DrawnPictureProps {
  keyword: string
  isWhole: boolean
  height: number
  seed: string
}

function DrawnPicture({ keyword, isWhole, height, seed }: DrawnPictureProps) {
  const { width, screenWidth } = useLayout()
  const pictureWidth = Math.max(40, (isWhole ? screenWidth : width - 2) - 32)
  return <Picture keyword={keyword} width={pictureWidth} height={height} radius={8} seed={seed} />
}

const lineShares = ['100%', '92%', '60%'] as const

function DrawnWords() {
  const { roles } = useLayout()
  return lineShares.map((share) => (
    <View
      key={share}
      style={{ height: 9, width: share, borderRadius: 5, backgroundColor: roles.surfaceAlt }}
    />
  ))
}

function DrawnBoxes() {
  const { roles } = useLayout()
  const box = { height: 44, flex: 1, borderRadius: 8, backgroundColor: roles.surfaceAlt }
  return (
    <View style={{ flexDirection: 'row', gap: 10 }}>
      <View style={box} />
      <View style={box} />
    </View>
  )
}
