import type { Screen } from '@kwiq/app-model'
import type { ResolvedTheme } from '@kwiq/catalogue/theme'
import {
  type AppRuntime,
  AppRuntimeContext,
  type AppValues,
  type Layout,
  type OpenForm,
  screenLayout,
  type ScreenBehaviour,
  type ShownRow,
  type Tap,
  useComputed,
} from '@kwiq/catalogue/views'
import { useEffect, useMemo, useRef } from 'react'
import { View } from 'react-native'
import { leadsTo } from '../leads-to.ts'
import { NodeTree } from '../screen/node-tree.tsx'
import { ScreenFrame, type ScreenFrameProps } from '../screen/screen-frame.tsx'
import { openLink } from './open-link'
import { rewordedScreen, shownScreen } from './shown-screen.ts'
import { valuesOfRow } from './value-store.ts'

interface PlayedScreenProps {
  /** What it does besides what its components do. */
  behaviour?: ScreenBehaviour
  screen: Screen
  /** The row it shows; absent: it is as it was drawn. */
  shown?: ShownRow
  /** The row it was opened from, whose own values it keeps. */
  opened?: ShownRow
  /** What one writes on it: a row of a list. */
  form?: OpenForm
  theme: ResolvedTheme
  width: number
  insets: Layout['insets']
  store: AppValues
  /** On its way out: nothing in it acts or is heard. */
  isLeaving: boolean
  /** Reached by a tap, so that focus moves to it; not the first screen. */
  isEntered: boolean
  onAction: (tap: Tap) => void
  scroll: ScreenFrameProps['scroll']
}

const none: ScreenBehaviour = {}

/** One screen of a running app. */
export function PlayedScreen(props: PlayedScreenProps) {
  const {
    behaviour = none,
    shown,
    opened,
    form,
    theme,
    width,
    insets,
    store,
    isLeaving,
    isEntered,
    scroll,
  } = props
  const drawn = useMemo(() => shownScreen(props.screen, shown), [props.screen, shown])
  const values = useMemo(() => (opened ? valuesOfRow(store, opened) : store), [store, opened])
  const { language } = useMemo(
    () => screenLayout(theme, width, insets, drawn.name),
    [theme, width, insets, drawn],
  )
  const computed = useComputed(behaviour, values, language)
  const screen = useMemo(() => rewordedScreen(drawn, computed), [drawn, computed])
  const ref = useRef<View>(null)
  const onAction = useRef(props.onAction)
  useEffect(() => {
    onAction.current = props.onAction
  })
  const runtime = useMemo<AppRuntime>(
    () => ({
      mode: 'run',
      screenId: screen.id,
      screenName: screen.name,
      perform: (action) => {
        if (!action) return
        if (action.kind === 'link') openLink(action.href)
        else onAction.current(action)
      },
      leadsHere: (action) => leadsTo(action, screen.id),
      row: form?.changes ?? (behaviour.sample && (shown?.row ?? behaviour.sample)),
      form,
      values,
      draws: behaviour.draws,
      keypad: behaviour.keypad,
      clock: behaviour.clock,
      pictures: behaviour.pictures,
    }),
    [screen.id, screen.name, shown, form, values, behaviour],
  )
  const isFocused = isEntered && !isLeaving
  useEffect(() => {
    // React Native's focus() takes no options; the browser's keeps the page from jumping.
    const target: { focus(options?: { preventScroll: boolean }): void } | null = ref.current
    if (isFocused) target?.focus({ preventScroll: true })
  }, [isFocused])
  return (
    <View
      ref={ref}
      role="region"
      aria-label={screen.name}
      aria-hidden={isLeaving}
      tabIndex={-1}
      style={{ flex: 1, pointerEvents: isLeaving ? 'none' : 'auto', outlineWidth: 0 }}
    >
      <AppRuntimeContext.Provider value={runtime}>
        <ScreenFrame
          screen={screen}
          theme={theme}
          width={width}
          insets={insets}
          extent="scroll"
          renderNode={(node) => <NodeTree node={node} />}
          scroll={scroll}
        />
      </AppRuntimeContext.Provider>
    </View>
  )
}
