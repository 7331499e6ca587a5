import type { ReactNode } from 'react'
import { View, type ViewStyle } from 'react-native'
import { useAppRuntime } from '../app-runtime.ts'

interface ChoiceGroupProps {
  role: 'tablist' | 'radiogroup' | 'list'
  label: string
  style?: ViewStyle
  children: ReactNode
}

/** A box around choices; named as their group while the app runs, since only then they are choices. A list is one always. */
export function ChoiceGroup({ role, label, style, children }: ChoiceGroupProps) {
  const { mode } = useAppRuntime()
  return (
    <View style={style} {...(mode === 'run' || role === 'list' ? { role, 'aria-label': label } : {})}>
      {children}
    </View>
  )
}
