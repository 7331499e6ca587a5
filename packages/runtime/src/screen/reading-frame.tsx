import { memo, type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { View } from 'react-native'

interface ReadingFrameProps {
  language: string
  isRtl: boolean
  /** As high as the content, and edited: what is inside changes often and little. */
  isGrowing: boolean
  ground: string
  children: ReactNode
}

/**
 * What a screen is read in: the language for browsers, and the side that reading begins at for react-native-web;
 * devices take the style. react-native-web tells everything inside anew whenever a view with a direction is drawn, so
 * around a screen that is edited it is drawn only when one of its own values changes; the content comes past it.
 */
export function ReadingFrame(props: ReadingFrameProps) {
  return props.isGrowing ? <SteadyFrame {...props} /> : <Frame {...props} />
}

function Frame({ language, isRtl, isGrowing, ground, children }: ReadingFrameProps) {
  const reading = { lang: language, dir: isRtl ? 'rtl' : 'ltr' }
  return (
    <View
      {...reading}
      style={{
        direction: isRtl ? 'rtl' : 'ltr',
        flexGrow: 1,
        flexShrink: isGrowing ? 0 : 1,
        minHeight: 0,
        backgroundColor: ground,
      }}
    >
      {children}
    </View>
  )
}

function SteadyFrame({ children, ...own }: ReadingFrameProps) {
  const [slot] = useState(() => createSlot(children))
  useLayoutEffect(() => slot.put(children), [slot, children])
  return <SlotFrame {...own} slot={slot} />
}

const SlotFrame = memo(function SlotFrame({
  slot,
  ...own
}: Omit<ReadingFrameProps, 'children'> & { slot: Slot }) {
  return (
    <Frame {...own}>
      <Inside slot={slot} />
    </Frame>
  )
})

// No context: a changed one is looked for in everything inside.
function Inside({ slot }: { slot: Slot }) {
  return useSyncExternalStore(slot.subscribe, slot.get, slot.get)
}

interface Slot {
  get(): ReactNode
  put(content: ReactNode): void
  subscribe(listener: () => void): () => void
}

function createSlot(initial: ReactNode): Slot {
  const listeners = new Set<() => void>()
  let content = initial
  return {
    get: () => content,
    put(next) {
      if (next === content) return
      content = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
