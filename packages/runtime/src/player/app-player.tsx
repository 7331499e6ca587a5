import type { AppDocument } from '@kwiq/app-model'
import { resolveTheme } from '@kwiq/catalogue/theme'
import { screenBehaviours, screenLayout } from '@kwiq/catalogue/views'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useColorScheme, View } from 'react-native'
import { phoneInsets, phoneSize, useIsInPhone } from '../phone/phone-context.ts'
import { StatusBar } from '../phone/status-bar.tsx'
import { screenLook } from '../screen/screen-look.ts'
import type { Keeper } from './kept-values.ts'
import { currentEntry, navigate, rootScreens, startNavigation } from './navigation.ts'
import { navigationOfPage, usePageHistory } from './page-history.ts'
import { PlayedScreen } from './played-screen.tsx'
import { useDeviceInsets } from './safe-area'
import { TransitionStage } from './transition-stage.tsx'
import { shownScreen } from './shown-screen.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import { useRows } from './use-rows.ts'
import { createValueStore } from './value-store.ts'

interface AppPlayerProps {
  document: AppDocument
  /** Called with the screen's id after each change of screens. */
  onScreenChange?: (screenId: string) => void
  /** Where to begin; a change of it goes there. Absent: the app's own start. */
  startScreenId?: string
  /** Keeps what people enter between one start and the next. Absent: it lives as long as the player. */
  keeper?: Keeper
  /** The app is the whole page: screens are entries of its history, and its address may name where to begin. */
  hasPageHistory?: boolean
}

/**
 * The app of a document, running: it fills its parent, inside a `PhoneFrame` or on a whole device. Fields keep
 * what is typed as long as it is mounted.
 */
export function AppPlayer(props: AppPlayerProps) {
  const { document, onScreenChange, startScreenId, keeper, hasPageHistory = false } = props
  const isInPhone = useIsInPhone()
  const deviceInsets = useDeviceInsets()
  const isReduced = useReducedMotion()
  const scheme = useColorScheme()
  const [width, setWidth] = useState(phoneSize.width)
  const [store] = useState(() => createValueStore(keeper))
  const scrolls = useRef(new Map<string, number>())
  const start = startScreenId ?? document.app.startScreenId
  const find = (screenId: string) => document.screens.find(({ id }) => id === screenId)
  const [navigation, setNavigation] = useState(() =>
    hasPageHistory
      ? navigationOfPage(start, (screenId) => find(screenId) !== undefined)
      : startNavigation(start),
  )
  const [passedCover, setPassedCover] = useState<string>()
  const [startedAt, setStartedAt] = useState(start)
  if (startedAt !== start) {
    setStartedAt(start)
    setNavigation(startNavigation(start))
  }

  const appTheme = document.app.theme
  const theme = useMemo(
    () => resolveTheme(appTheme, scheme === 'dark' ? 'dark' : 'light'),
    [appTheme, scheme],
  )
  const roots = useMemo(() => rootScreens(document), [document])
  const behaviours = useMemo(() => screenBehaviours(document), [document])
  const { samples, rowsOn } = useRows(behaviours, store, navigation)
  const entry = currentEntry(navigation)
  const moveInPage = usePageHistory({ isOn: hasPageHistory, navigation, roots, onMove: setNavigation })
  const screen = (entry && find(entry.screenId)) ?? find(document.app.startScreenId) ?? document.screens[0]

  const screenId = screen?.id
  const announced = useRef(screenId)
  useEffect(() => {
    if (screenId === undefined || announced.current === screenId) return
    announced.current = screenId
    onScreenChange?.(screenId)
  }, [screenId, onScreenChange])

  if (!screen || !entry) return null
  const insets = isInPhone ? phoneInsets : deviceInsets
  const header = shownScreen(screen, rowsOn(entry).shown).components.find(({ type }) => type === 'header')
  const look = screenLook(screen, header, theme)
  const statusColor = passedCover === entry.key ? theme.roles.text : look.statusColor
  return (
    <View
      style={{ flexGrow: 1, flexShrink: 1, minHeight: 0, overflow: 'hidden', backgroundColor: look.ground }}
      onLayout={({ nativeEvent }) => setWidth(Math.round(nativeEvent.layout.width) || phoneSize.width)}
    >
      <TransitionStage
        current={entry}
        step={navigation.step}
        width={width}
        isReduced={isReduced}
        isRtl={screenLayout(theme, width, insets, screen.name).isRtl}
        renderEntry={({ key, screenId: id, shown: opened }, isLeaving) => (
          <PlayedScreen
            behaviour={behaviours.get(id)}
            screen={find(id) ?? screen}
            {...rowsOn({ key, screenId: id, shown: opened })}
            opened={opened}
            theme={theme}
            width={width}
            insets={insets}
            store={store}
            isLeaving={isLeaving}
            isEntered={navigation.step !== undefined}
            onAction={(action) => {
              if (action.kind === 'screen' && !find(action.screenId)) return
              if (!hasPageHistory) setNavigation((known) => navigate(known, action, roots, samples))
              else {
                const next = navigate(navigation, action, roots, samples)
                if (next !== navigation) moveInPage(next)
              }
            }}
            scroll={{
              initial: scrolls.current.get(roots.has(id) ? id : key) ?? 0,
              onScroll: (y) => scrolls.current.set(roots.has(id) ? id : key, y),
              onCoverPassed: (isPassed) => setPassedCover(isPassed ? key : undefined),
            }}
          />
        )}
      />
      {isInPhone ? <StatusBar color={statusColor} homeColor={look.roles.text} /> : null}
    </View>
  )
}
