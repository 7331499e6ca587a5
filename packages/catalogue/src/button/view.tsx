import { AppText, Icon, Tappable, useLayout } from '../primitives/index.ts'
import { useClockButton } from '../clock/use-clock.ts'
import { useDraw } from '../formula/use-computed.ts'
import { useKey } from '../keypad/use-keypad.ts'
import { useKeepRow } from '../rows/row-form.ts'
import type { ViewProps } from '../view-props.ts'
import { buttonColors } from './button-colors.ts'
import { buttonStyle, smallHeight } from './button-style.ts'
import { ClockIconButton } from './clock-icon-button.tsx'
import { SwitchedIconButton } from './switched-icon-button.tsx'

/** A button with words, or a round one with an icon. */
export function ButtonView({ id, label, properties }: ViewProps<'button'>) {
  const layout = useLayout()
  const keepRow = useKeepRow(id)
  const pressKey = useKey(id, label)
  const draw = useDraw(id)
  const clockButton = useClockButton(id)
  const { variant, icon, size, action } = properties
  if (variant === 'icon') {
    const face = {
      icon: icon ?? 'plus',
      name: label || icon || 'Add',
      large: size === 'large',
      diameter: properties.diameter,
      filled: properties.filled,
      plain: properties.plain,
      showLabel: properties.showLabel,
    }
    if (clockButton) return <ClockIconButton {...face} {...clockButton} />
    return <SwitchedIconButton {...face} id={id} action={action} />
  }
  const color = buttonColors(layout, variant).text
  const isCapitals = layout.theme.uppercaseDisplay
  return (
    <Tappable
      // A key stays where it is.
      action={pressKey || draw || clockButton ? undefined : action}
      onPress={pressKey ?? draw ?? clockButton?.press ?? keepRow}
      slop={{ across: 0, down: size === 'small' ? (44 - smallHeight) / 2 : 0 }}
      style={buttonStyle(layout, variant, properties)}
    >
      {icon ? <Icon name={icon} size={20} color={color} strokeWidth={2} /> : null}
      <AppText
        variant="label"
        color={color}
        lines={1}
        style={isCapitals ? { textTransform: 'uppercase', fontSize: 14, letterSpacing: 0.4 } : undefined}
      >
        {label}
      </AppText>
    </Tappable>
  )
}
