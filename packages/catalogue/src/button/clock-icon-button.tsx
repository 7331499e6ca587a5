import { IconButton, type IconButtonProps } from './icon-button.tsx'

interface ClockIconButtonProps extends IconButtonProps {
  press: () => void
  /** Of the button that starts and stops it: whether it runs. */
  isRunning?: boolean
}

/** A round button that works the clock of its screen. */
export function ClockIconButton({ press, isRunning, ...button }: ClockIconButtonProps) {
  if (isRunning === undefined) return <IconButton {...button} onPress={press} />
  return (
    <IconButton
      {...button}
      icon={isRunning ? 'pause' : 'playf'}
      name={isRunning ? 'Pause' : 'Start'}
      onPress={press}
    />
  )
}
