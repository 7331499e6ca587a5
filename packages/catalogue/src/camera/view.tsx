import { type ReactNode, useState } from 'react'
import { View, type ViewStyle } from 'react-native'
import { useAppRuntime } from '../app-runtime.ts'
import { ownWord } from '../language/words.ts'
import { AppText, Icon, SvgMarkup, Tappable, useLayout } from '../primitives/index.ts'
import { pictureSvg } from '../pictures/index.ts'
import type { ViewProps } from '../view-props.ts'
import { type CameraProblem, LivePicture } from './live-picture'

const white = '#ffffff'

type CameraState = { kind: 'off' } | { kind: 'live'; facing: 'back' | 'front' } | { kind: CameraProblem }

/** The camera: a drawn stand-in until a tap starts the real one, and a plain word where that is not possible. */
export function CameraView({ label, properties }: ViewProps<'camera'>) {
  const { theme, width } = useLayout()
  const { mode } = useAppRuntime()
  const [state, setState] = useState<CameraState>({ kind: 'off' })
  const { height } = properties
  const start = () => setState({ kind: 'live', facing: properties.facing })
  const flip = () => {
    if (state.kind === 'live') setState({ kind: 'live', facing: state.facing === 'back' ? 'front' : 'back' })
  }
  const isLive = mode === 'run' && state.kind === 'live'
  return (
    <View
      role="group"
      aria-label={label}
      style={{ height, borderRadius: theme.radius.card, overflow: 'hidden', backgroundColor: '#0c0d10' }}
    >
      {isLive ? (
        <LivePicture
          key={state.facing}
          name={label}
          facing={state.facing}
          onProblem={(kind) => setState({ kind })}
        />
      ) : (
        <View style={{ position: 'absolute', top: 0, left: 0, opacity: 0.78 }}>
          <SvgMarkup
            svg={pictureSvg(properties.keyword ?? 'room', width, height, { ...theme, mode: 'dark' })}
            width={width}
            height={height}
          />
        </View>
      )}
      <Corners />
      <TopWords words={wordsFor(state, properties.hint)} />
      {mode === 'run' && !isLive ? <StartButton hasFailed={state.kind !== 'off'} onStart={start} /> : null}
      <Controls onShutter={isLive ? undefined : start} onFlip={flip} isLive={isLive} />
    </View>
  )
}

function wordsFor(state: CameraState, hint: string | undefined): string | undefined {
  switch (state.kind) {
    case 'off':
    case 'live':
      return hint
    case 'denied':
      return 'The camera is not allowed. Allow it in the settings of your browser or phone.'
    case 'unavailable':
      return 'No camera was found.'
  }
}

function Corner({ style }: { style: ViewStyle }) {
  return (
    <View
      style={{
        position: 'absolute',
        width: 34,
        height: 34,
        borderColor: white,
        pointerEvents: 'none',
        ...style,
      }}
    />
  )
}

function Corners() {
  return (
    <>
      <Corner style={{ left: 24, top: 24, borderTopWidth: 3, borderLeftWidth: 3, borderTopLeftRadius: 10 }} />
      <Corner
        style={{ right: 24, top: 24, borderTopWidth: 3, borderRightWidth: 3, borderTopRightRadius: 10 }}
      />
      <Corner
        style={{
          left: 24,
          bottom: 124,
          borderBottomWidth: 3,
          borderLeftWidth: 3,
          borderBottomLeftRadius: 10,
        }}
      />
      <Corner
        style={{
          right: 24,
          bottom: 124,
          borderBottomWidth: 3,
          borderRightWidth: 3,
          borderBottomRightRadius: 10,
        }}
      />
    </>
  )
}

function TopWords({ words }: { words: string | undefined }) {
  if (!words) return null
  return (
    <View
      style={{ position: 'absolute', left: 60, right: 60, top: 30, pointerEvents: 'none' }}
      aria-live="polite"
    >
      <Shade>
        <AppText variant="caption" color={white} style={{ textAlign: 'center' }}>
          {words}
        </AppText>
      </Shade>
    </View>
  )
}

function Shade({ children }: { children: ReactNode }) {
  return (
    <View
      style={{
        backgroundColor: 'rgba(0,0,0,0.62)',
        borderRadius: 18,
        paddingVertical: 7,
        paddingHorizontal: 12,
        alignItems: 'center',
      }}
    >
      {children}
    </View>
  )
}

function StartButton({ hasFailed, onStart }: { hasFailed: boolean; onStart: () => void }) {
  const { language } = useLayout()
  return (
    <View
      style={{
        position: 'absolute',
        left: 0,
        right: 0,
        top: 0,
        bottom: 100,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Tappable onPress={onStart} style={{ minHeight: 44, justifyContent: 'center' }}>
        <Shade>
          <AppText variant="label" color={white}>
            {ownWord(hasFailed ? 'Try again' : 'Start camera', language)}
          </AppText>
        </Shade>
      </Tappable>
    </View>
  )
}

function Controls(props: { isLive: boolean; onShutter?: () => void; onFlip: () => void }) {
  const { language } = useLayout()
  const shutter = (
    <View
      style={{
        width: 68,
        height: 68,
        borderRadius: 34,
        borderWidth: 4,
        borderColor: white,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <View style={{ width: 52, height: 52, borderRadius: 26, backgroundColor: white }} />
    </View>
  )
  return (
    <View
      style={{
        position: 'absolute',
        left: 0,
        right: 0,
        bottom: 0,
        height: 100,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-around',
        backgroundColor: 'rgba(0,0,0,0.62)',
      }}
    >
      <Icon name="image" size={26} color={white} />
      <Tappable name={ownWord('Take a photo', language)} onPress={props.onShutter}>
        {shutter}
      </Tappable>
      <Tappable
        name={ownWord('Other camera', language)}
        slop={9}
        isDisabled={!props.isLive}
        onPress={props.onFlip}
      >
        <Icon name="flip" size={26} color={white} />
      </Tappable>
    </View>
  )
}
