import { Switch as Radix } from 'radix-ui'

interface SwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  id?: string
  /** Accessible name where no label element names it. */
  label?: string
  isDisabled?: boolean
}

/** On or off, taking effect at once. */
export function Switch({ isOn, onChange, id, label, isDisabled }: SwitchProps) {
  return (
    <Radix.Root
      className="switch"
      id={id}
      checked={isOn}
      onCheckedChange={onChange}
      disabled={isDisabled}
      aria-label={label}
    />
  )
}
