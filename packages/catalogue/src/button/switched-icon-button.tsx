import { useAppValue } from '../app-runtime.ts'
import { IconButton, type IconButtonProps } from './icon-button.tsx'

/** Icons of things that are on or off by nature. */
const switchedIcons: ReadonlySet<string> = new Set(
  `heart star bookmark thumb bell shuffle moon sun cloud leaf spark smile flame drop volume mic music flash lock
  eye pin timer wifi bulb check coffee`.split(/\s+/),
)
const playing: ReadonlySet<string> = new Set(['pause', 'play', 'playf'])

/**
 * A round button that without an action does by itself what its icon says: play and pause take turns, a heart or
 * a moon is switched on and off. With an action, or with an icon that says nothing of the kind, it is left as it is.
 */
export function SwitchedIconButton({ id, ...button }: IconButtonProps & { id: string }) {
  const { icon, action, name, filled = false, large = false } = button
  const [isTurned, setTurned] = useAppValue(id, 'turned', false)
  const turn = () => setTurned(!isTurned)
  if (action) return <IconButton {...button} />
  if (playing.has(icon)) {
    const shown = isTurned ? (icon === 'pause' ? 'playf' : 'pause') : icon
    const words = isTurned ? (icon === 'pause' ? 'Play' : 'Pause') : name
    return <IconButton {...button} icon={shown} name={words} onPress={turn} />
  }
  if (!switchedIcons.has(icon)) return <IconButton {...button} />
  const isOn = filled !== isTurned
  return <IconButton {...button} filled={large ? filled : isOn} isPressed={isOn} onPress={turn} />
}
