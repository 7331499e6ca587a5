import { useEffect, useState } from 'react'
import type { Action } from '@kwiq/app-model'
import { useAppRuntime, useAppValue } from '../app-runtime.ts'
import { shareWords } from './share-words'

/** Icons of what is switched on and off where it stands, and what they are when it is on. */
const switched: Readonly<Record<string, string>> = {
  heart: 'heartf',
  star: 'starf',
  bookmark: 'check',
  bell: 'check',
  thumb: 'check',
  pin: 'check',
  flag: 'check',
  check: 'check',
}

/** Icons of what is brought to somebody with what the device has for that. */
const sharing: ReadonlySet<string> = new Set(['share', 'send'])

/** How long a button says that something was copied, in ms. */
const copiedFor = 2000

/** What a button with words does by itself. */
interface OwnDoing {
  onPress: () => void
  /** Its icon now. */
  icon: string
  /** Absent: it is not switched. */
  isPressed?: boolean
}

/**
 * What a button with words does that leads nowhere else: a heart, a star or a bell is switched on and off, and words
 * with the sign for sharing are shared: the row its screen shows, else the screen's name. Undefined: nothing.
 */
export function useOwnDoing(
  id: string,
  icon: string | undefined,
  action: Action | undefined,
): OwnDoing | undefined {
  const { mode, screenName, row, leadsHere } = useAppRuntime()
  const [isOn, setOn] = useAppValue(id, 'switch-0', false)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  if (mode !== 'run' || icon === undefined || (action && !leadsHere(action))) return undefined
  const on = switched[icon]
  if (on) return { onPress: () => setOn(!isOn), icon: isOn ? on : icon, isPressed: isOn }
  if (!sharing.has(icon)) return undefined
  const words = [row?.title ?? screenName, row?.subtitle, row?.value].filter(Boolean).join(', ')
  return { onPress: () => void shareWords(words).then(setCopied), icon: isCopied ? 'check' : icon }
}
