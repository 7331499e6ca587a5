import { View } from 'react-native'
import { useAppValue } from '../app-runtime.ts'
import { IconButton } from '../button/icon-button.tsx'
import { AppText } from '../primitives/index.ts'
import type { InputFieldProps } from './input-props.ts'

/** A number with less and more beside it. */
export function StepperField({ id, label, properties }: InputFieldProps) {
  const { min = 0, max = Number.POSITIVE_INFINITY, helper, suffix } = properties
  const stated = Number.parseFloat(properties.value ?? '')
  const [value, setValue] = useAppValue(id, 'value', Number.isFinite(stated) ? stated : min)
  const step = (by: number) => setValue(Math.max(min, Math.min(max, value + by)))
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' }}>
      <View style={{ flex: 1 }}>
        <AppText variant="label" style={{ fontSize: 16 }}>
          {label}
        </AppText>
        {helper ? <AppText variant="caption">{helper}</AppText> : null}
      </View>
      <View role="group" aria-label={label} style={{ flexDirection: 'row', alignItems: 'center', gap: 14 }}>
        <IconButton icon="minus" name={`Less ${label}`} isDisabled={value <= min} onPress={() => step(-1)} />
        <View style={{ minWidth: 34, alignItems: 'center' }} aria-live="polite">
          <AppText variant="heading">{suffix ? `${value} ${suffix}` : String(value)}</AppText>
        </View>
        <IconButton icon="plus" name={`More ${label}`} isDisabled={value >= max} onPress={() => step(1)} />
      </View>
    </View>
  )
}
