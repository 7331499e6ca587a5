import { Dialog } from '@kwiq/ui'
import { useStudio, useView } from '../state/studio-context.ts'
import { keysOf, shortcuts } from './shortcuts.ts'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Every shortcut with its keys. */
export function ShortcutsDialog() {
  const { view } = useStudio()
  const isOpen = useView((state) => state.dialog === 'shortcuts')
  return (
    <Dialog isOpen={isOpen} onClose={() => view.set({ dialog: 'none' })} title="Keyboard Shortcuts" size="md">
      <dl className="keys-list">
        {shortcuts.map((shortcut) => (
          <div key={`${shortcut.action} ${shortcut.key}`}>
            <dt>{shortcut.label}</dt>
            <dd>
              {keysOf(shortcut, isMac).map((key) => (
                <kbd key={key} className="kbd">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
