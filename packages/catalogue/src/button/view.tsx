import { AppText, Icon, Tappable, useLayout } from '../primitives/index.ts'
import { useKeepRow } from '../rows/row-form.ts'
import type { ViewProps } from '../view-props.ts'
import { buttonColors } from './button-colors.ts'
import { buttonStyle, smallHeight } from './button-style.ts'
import { SwitchedIconButton } from './switched-icon-button.tsx'

/** A button with words, or a round one with an icon. */
export function ButtonView({ id, label, properties }: ViewProps<'button'>) {
  const layout = useLayout()
  const keepRow = useKeepRow(id)
  const { variant, icon, size, action } = properties
  if (variant === 'icon') {
    return (
      <SwitchedIconButton
        id={id}
        icon={icon ?? 'plus'}
        name={label || icon || 'Add'}
        action={action}
        large={size === 'large'}
        diameter={properties.diameter}
        filled={properties.filled}
        plain={properties.plain}
        showLabel={properties.showLabel}
      />
    )
  }
  const color = buttonColors(layout, variant).text
  const isCapitals = layout.theme.uppercaseDisplay
  return (
    <Tappable
      action={action}
      onPress={keepRow}
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
