import type { Action } from '@kwiq/app-model'
import type { ReactNode } from 'react'
import { Pressable, View, type ViewStyle } from 'react-native'
import { useAppRuntime } from '../app-runtime.ts'
import { Tappable, useLayout } from '../primitives/index.ts'

interface TappedWholeProps {
  action: Action
  /** Its name for people who listen to the screen; what stands in it is heard on its own. */
  name: string
  children: ReactNode
}

const behind: ViewStyle = { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 }

/**
 * A box that is tapped as a whole and may hold other things to tap. A button must not hold buttons: the one for
 * keyboards and screen readers lies behind the content, and a tap between the things inside counts for it too.
 */
export function TappedWhole({ action, name, children }: TappedWholeProps) {
  const { fill } = useLayout()
  const { mode, perform } = useAppRuntime()
  const style: ViewStyle = { flexGrow: fill ? 1 : 0 }
  if (mode !== 'run') return <View style={style}>{children}</View>
  return (
    <Pressable focusable={false} tabIndex={-1} onPress={() => perform(action)} style={style}>
      <Tappable action={action} name={name} style={behind}>
        {null}
      </Tappable>
      {children}
    </Pressable>
  )
}
