import { useState } from 'react'
import { View } from 'react-native'
import { useAppRuntime } from '../app-runtime.ts'
import {
  AppText,
  Gradient,
  grown,
  Icon,
  Picture,
  ProgressBar,
  Tappable,
  useLayout,
} from '../primitives/index.ts'
import { blackUnderWords } from '../primitives/picture-shade.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'
import type { ViewProps } from '../view-props.ts'
import { safeWebAddress } from '../web-address.ts'
import { VideoPlayer } from './video-player'

/** A video: its poster, and after a tap the real player where there is an address. */
export function VideoView({ label, properties }: ViewProps<'video'>) {
  const layout = useLayout()
  const { theme, roles, width } = layout
  const { mode } = useAppRuntime()
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster')
  const height = properties.height === undefined ? Math.round(width * 0.56) : grown(layout, properties.height)
  const address = safeWebAddress(properties.url)
  const isPlaying = mode === 'run' && state === 'playing' && address !== undefined
  return (
    <View
      style={{
        width,
        height,
        borderRadius: theme.radius.image,
        overflow: 'hidden',
        borderWidth: theme.elevation === 'hard' ? 2 : 0,
        borderColor: roles.border,
        backgroundColor: '#0c0d10',
      }}
    >
      {isPlaying ? (
        <VideoPlayer address={address} name={label} onError={() => setState('failed')} />
      ) : (
        <Poster
          label={label}
          properties={properties}
          width={width}
          height={height}
          hasFailed={state === 'failed'}
          onPlay={address ? () => setState('playing') : undefined}
        />
      )}
    </View>
  )
}

interface PosterProps {
  label: string
  properties: ResolvedProperties<'video'>
  width: number
  height: number
  hasFailed: boolean
  onPlay?: () => void
}

function Poster({ label, properties, width, height, hasFailed, onPlay }: PosterProps) {
  const { theme, roles } = useLayout()
  const disc = (
    <View
      style={{
        width: 60,
        height: 60,
        borderRadius: theme.button === 'square' ? theme.radius.control : 30,
        backgroundColor: roles.surface,
        alignItems: 'center',
        justifyContent: 'center',
        paddingLeft: 3,
      }}
    >
      <Icon name="playf" size={28} color={roles.primaryText} />
    </View>
  )
  const words = hasFailed ? 'This video could not be played.' : label
  return (
    <>
      <View style={{ position: 'absolute', top: 0, left: 0 }}>
        <Picture keyword={properties.keyword || label} width={width} height={height} radius={0} />
      </View>
      <Gradient
        colors={['rgba(0,0,0,0)', ...blackUnderWords.map((share) => `rgba(0,0,0,${share})`)]}
        stops={[0, 0.42, 1]}
        style={{ position: 'absolute', left: 0, right: 0, bottom: 0, height: 120 }}
      />
      <View style={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>
        {onPlay ? (
          <Tappable name={`Play ${label}`} onPress={onPlay}>
            {disc}
          </Tappable>
        ) : (
          disc
        )}
      </View>
      <View style={{ position: 'absolute', left: 14, right: 14, bottom: 12, gap: 8, pointerEvents: 'none' }}>
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', gap: 12 }}>
          <View style={{ flex: 1 }} aria-live="polite">
            <AppText variant="caption" color="#ffffff" lines={1}>
              {words}
            </AppText>
          </View>
          <AppText variant="caption" color="#ffffff">
            {properties.duration}
          </AppText>
        </View>
        <ProgressBar value={properties.progress} height={4} ground="rgba(255,255,255,0.4)" color="#ffffff" />
      </View>
    </>
  )
}
