import { AppText, Icon, Tappable, useLayout } from '../primitives/index.ts'
import { useChoosePicture } from '../chosen/chosen-picture.ts'
import { useClockButton } from '../clock/use-clock.ts'
import { useDraw } from '../formula/use-computed.ts'
import { useOwnDoing } from './own-doing.ts'
import { useKey } from '../keypad/use-keypad.ts'
import { useRemoveRow } from '../rows/removed-rows.ts'
import { useKeepRow } from '../rows/row-form.ts'
import type { ViewProps } from '../view-props.ts'
import { buttonColors } from './button-colors.ts'
import { buttonStyle, smallHeight } from './button-style.ts'
import { ClockIconButton } from './clock-icon-button.tsx'
import { SwitchedIconButton } from './switched-icon-button.tsx'

/**
 * A button with words, or a round one with an icon. Besides its action it does what its screen or its icon makes of it:
 * keys and clocks work, rows are kept or removed, pictures chosen, words shared, hearts switched.
 */
export function ButtonView({ id, label, properties }: ViewProps<'button'>) {
  const layout = useLayout()
  const keepRow = useKeepRow(id)
  const pressKey = useKey(id, label)
  const draw = useDraw(id)
  const clockButton = useClockButton(id)
  const { variant, icon, size } = properties
  const removeRow = useRemoveRow(icon)
  const choosePicture = useChoosePicture(id)
  const own = useOwnDoing(id, icon, properties.action)
  // Nobody stays where what is gone was shown.
  const action = properties.action ?? (removeRow && { kind: 'back' as const })
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
    return (
      <SwitchedIconButton
        {...face}
        id={id}
        action={properties.action}
        onPress={properties.action && removeRow}
      />
    )
  }
  const color = buttonColors(layout, variant).text
  const doing = pressKey ?? draw ?? clockButton?.press ?? keepRow ?? removeRow ?? choosePicture
  const isCapitals = layout.theme.uppercaseDisplay
  return (
    <Tappable
      // A key stays where it is.
      action={pressKey || draw || clockButton ? undefined : action}
      onPress={doing ?? own?.onPress}
      isPressed={doing ? undefined : own?.isPressed}
      slop={{ across: 0, down: size === 'small' ? (44 - smallHeight) / 2 : 0 }}
      style={buttonStyle(layout, variant, properties)}
    >
      {icon ? <Icon name={own?.icon ?? icon} size={20} color={color} strokeWidth={2} /> : null}
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
