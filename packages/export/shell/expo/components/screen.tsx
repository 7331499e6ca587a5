import { Stack, useIsFocused } from 'expo-router'
import { StatusBar } from 'expo-status-bar'
import {
  Children,
  isValidElement,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { ScrollView, useWindowDimensions, View, type ViewStyle } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { type ScreenPath, scrollOf, useOrigin, usePerform, useShownRow } from '../navigation'
import { useTheme } from '../use-theme'
import { AppRuntimeContext } from './app-runtime'
import type { PictureChoices } from './chosen/chosen-picture'
import type { ScreenClock } from './clock/use-clock'
import { rolesOnGround } from './container/ground-roles'
import type { FormulaField } from './formula/compute-words'
import { type Draws, useComputed } from './formula/use-computed'
import { headerDefaults } from './header/definition'
import { headerKind } from './header/header-kind'
import type { Keypad } from './keypad/use-keypad'
import { isDarkPicture } from './pictures'
import { LayoutContext, screenLayout } from './primitives/layout'
import { type ComponentProps, RewordContext } from './place'
import { type ChangedRows, changedRowsKey, noChangedRows, openScreen } from './rows/changed-rows'
import type { RowForm } from './rows/row-form'
import type { RowWords } from './rows/row-words'
import { rowShower, type ShowRow } from './rows/show-row'
import { luminance } from './theme/color'
import type { ResolvedTheme } from './theme/types'
import { createValueStore, valuesOfRow } from './value-store'

interface ScreenProps {
  /** Its route. */
  path: ScreenPath
  name: string
  /** The row of a list it is drawn with: opened from another row, it shows that one. */
  sample?: RowWords
  /** What one writes on it: a new row of a list. */
  form?: RowForm
  /** With which buttons one chooses a picture, and for which images. */
  pictures?: PictureChoices
  /** The fields that formulas of its components read. */
  fields?: readonly FormulaField[]
  /** What it reckons or times with. */
  draws?: Draws
  keypad?: Keypad
  clock?: ScreenClock
  /** Ground of the screen: the theme's background, a tint of the primary colour, or the primary colour itself. */
  background?: 'default' | 'soft' | 'primary'
  /** Where the body stands when it is shorter than the screen. */
  justify?: 'start' | 'center' | 'end'
  header?: ReactNode
  /** Fixed to the foot: a navbar, a footer or a message line. */
  footer?: ReactNode
  /** Room for the footer under the body in px, until its height is known. */
  footerRoom?: number
  /** The body begins with something from edge to edge. */
  isBleeding?: boolean
  /** The body is a website that fills the screen. */
  isSite?: boolean
  children?: ReactNode
}

/** What is entered anywhere in the app, as long as it runs. */
const allValues = createValueStore()

const subscribeToChanges = (listener: () => void) => allValues.subscribe(changedRowsKey, listener)
// Only forms write under this key, and write this type.
const readChanges = () => (allValues.read(changedRowsKey) as ChangedRows | undefined) ?? noChangedRows

/** Both changes of a screen's words, one after the other; undefined when there is none. */
function inTurn(first: ShowRow | undefined, second: ShowRow | undefined): ShowRow | undefined {
  return first && second ? (type, worded) => second(type, first(type, worded)) : (first ?? second)
}

/** How far a cover must be scrolled before the status bar gets a ground, in px. */
const coverEnd = 200

const justifications = { start: 'flex-start', center: 'center', end: 'flex-end' } as const

/** A screen: header, a body that scrolls, and what is fixed to the foot. */
export function Screen(props: ScreenProps) {
  const { path, name, background, justify = 'start', header, footer, children } = props
  const theme = useTheme()
  const insets = useSafeAreaInsets()
  const { width } = useWindowDimensions()
  const isFocused = useIsFocused()
  const opened = useShownRow(props.sample)
  const origin = useOrigin()
  const changed = useSyncExternalStore(subscribeToChanges, readChanges, readChanges)
  const { shown, form } = useMemo(() => {
    const isChanging = props.form !== undefined && props.form.opens === origin
    return openScreen({ opened, sample: props.sample, form: props.form, isChanging }, changed)
  }, [opened, props.sample, props.form, origin, changed])
  const values = useMemo(() => (opened ? valuesOfRow(allValues, opened) : allValues), [opened])
  const layout = useMemo(() => screenLayout(theme, width, insets, name), [theme, width, insets, name])
  const computed = useComputed(props, values, layout.language)
  const reword = useMemo(() => inTurn(shown && rowShower(shown), computed), [shown, computed])
  const perform = usePerform(path, opened)
  const scroll = useRef<ScrollView>(null)
  const [footerHeight, setFooterHeight] = useState(0)
  const [isPastCover, setIsPastCover] = useState(false)
  const look = screenLook(background, header, theme)
  const bodyLayout = useMemo(() => ({ ...layout, roles: look.roles }), [layout, look.roles])
  const runtime = useMemo(
    () => ({
      mode: 'run' as const,
      screenId: path,
      screenName: name,
      perform,
      leadsHere: (action: Parameters<typeof perform>[0]) => action?.kind === 'screen' && action.path === path,
      row: form?.changes ?? (props.sample && (shown?.row ?? props.sample)),
      form,
      values,
      draws: props.draws,
      keypad: props.keypad,
      clock: props.clock,
      pictures: props.pictures,
    }),
    [
      path,
      name,
      perform,
      shown,
      form,
      values,
      props.sample,
      props.draws,
      props.keypad,
      props.clock,
      props.pictures,
    ],
  )
  useEffect(() => {
    const y = scrollOf(path).read()
    if (y > 0) scroll.current?.scrollTo({ y, animated: false })
  }, [path])

  const isCover = look.kind === 'cover'
  const isScrolledAway = look.kind !== undefined && look.kind !== 'bar'
  const hasStrip = isScrolledAway && (!isCover || isPastCover)
  const isSheet = isCover && theme.elevation !== 'rules'
  const top = header ? (isCover ? 24 : 14) : insets.top + 16
  const room = footer ? (props.footerRoom ?? 96) : insets.bottom + 24
  const bodyStyle: ViewStyle = {
    flexGrow: 1,
    paddingHorizontal: layout.screenMargin,
    paddingTop: props.isSite ? (header ? 0 : insets.top) : props.isBleeding ? 0 : top,
    paddingBottom: props.isSite
      ? footerHeight
      : justify !== 'start' && !footer
        ? 60
        : Math.max(room, footerHeight > 0 ? footerHeight + 16 : 0),
    gap: theme.spacing.screen + (theme.density === 'airy' ? 2 : 0),
    justifyContent: justifications[justify],
    backgroundColor: isSheet ? theme.roles.background : undefined,
    borderTopLeftRadius: isSheet ? theme.radius.card : 0,
    borderTopRightRadius: isSheet ? theme.radius.card : 0,
  }
  const head = (
    <LayoutContext.Provider value={isCover || look.kind === 'block' ? layout : bodyLayout}>
      {header}
    </LayoutContext.Provider>
  )
  const statusColor = isCover && isPastCover ? theme.roles.text : look.statusColor
  return (
    <AppRuntimeContext.Provider value={runtime}>
      <RewordContext.Provider value={reword}>
        <Stack.Screen options={{ title: name }} />
        {isFocused ? <StatusBar style={luminance(statusColor) > 0.4 ? 'light' : 'dark'} /> : null}
        <View
          role="region"
          aria-label={name}
          style={{
            flex: 1,
            minHeight: 0,
            backgroundColor: look.ground,
            direction: layout.isRtl ? 'rtl' : 'ltr',
          }}
        >
          {isScrolledAway ? null : head}
          <ScrollView
            ref={scroll}
            style={{ flexGrow: 1, flexShrink: 1, minHeight: 0 }}
            contentContainerStyle={{ flexGrow: 1 }}
            showsVerticalScrollIndicator={false}
            scrollEventThrottle={32}
            onScroll={({ nativeEvent }) => {
              const { y } = nativeEvent.contentOffset
              scrollOf(path).write(y)
              if (isCover) setIsPastCover(y > coverEnd)
            }}
          >
            {isScrolledAway ? head : null}
            <LayoutContext.Provider value={bodyLayout}>
              <View style={bodyStyle}>{children}</View>
            </LayoutContext.Provider>
          </ScrollView>
          {hasStrip ? (
            <View
              style={{
                position: 'absolute',
                top: 0,
                left: 0,
                right: 0,
                height: insets.top,
                backgroundColor: look.statusGround,
                pointerEvents: 'none',
              }}
            />
          ) : null}
          {footer ? (
            <LayoutContext.Provider value={layout}>
              <View
                style={{ position: 'absolute', left: 0, right: 0, bottom: 0, pointerEvents: 'box-none' }}
                onLayout={({ nativeEvent }) => setFooterHeight(Math.round(nativeEvent.layout.height))}
              >
                {footer}
              </View>
            </LayoutContext.Provider>
          ) : null}
        </View>
      </RewordContext.Provider>
    </AppRuntimeContext.Provider>
  )
}

/** What the theme makes of a screen: its colours, and those around time and battery. */
function screenLook(background: ScreenProps['background'], header: ReactNode, theme: ResolvedTheme) {
  const { primary, onPrimary, primarySoft } = theme.roles
  const ground =
    background === 'primary' ? primary : background === 'soft' ? primarySoft : theme.roles.background
  const roles = background === 'primary' ? rolesOnGround(theme.roles, primary, onPrimary) : theme.roles
  const plain = { ground, roles, kind: undefined, statusColor: roles.text, statusGround: ground }
  const [first] = Children.toArray(header)
  if (!isValidElement<ComponentProps<'header'>>(first)) return plain
  const properties = { ...headerDefaults, ...first.props }
  const kind = headerKind(properties, theme)
  if (kind === 'cover') {
    const isDark = isDarkPicture(properties.image || first.props.label || '')
    return { ...plain, kind, statusColor: isDark ? '#ffffff' : '#15171c' }
  }
  const isBlock = kind === 'block' || (kind === 'bar' && theme.header === 'block')
  return isBlock ? { ...plain, kind, statusColor: onPrimary, statusGround: primary } : { ...plain, kind }
}
