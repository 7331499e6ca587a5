import { Badge, Button, buttonClass, classes, Icon, type MenuEntry, Menu, IconButton } from '@kwiq/ui'
import { ArrowLeft, Ellipsis, History, Keyboard, Save, Sparkles, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useStudio, useView } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { checkAiStatus } from './check-ai-status.ts'
import { saveNow } from './save-now.ts'
import { SaveStatus } from './save-status.tsx'
import { UndoButtons } from './undo-buttons.tsx'

/** Back link, name and badge: what the header shows even before the document has arrived. */
export function HeaderStart({ name }: { name: string }) {
  return (
    <>
      <Link
        className={buttonClass({ variant: 'ghost' }, 'icon')}
        to="/dashboard"
        aria-label={texts.backToDashboard}
      >
        <Icon of={ArrowLeft} />
      </Link>
      <h1>{name}</h1>
      <Badge tone="line">{texts.draft}</Badge>
    </>
  )
}

export function StudioHeader({ name }: { name: string }) {
  const studio = useStudio()
  const sheet = useView((view) => view.sheet)
  const [isChecking, setIsChecking] = useState(false)
  const toggleHistory = () =>
    studio.view.set({ sheet: sheet === 'history' ? 'none' : 'history', risen: 'none' })
  const openGenerate = () => studio.view.set({ dialog: 'generate' })
  const checkAi = async () => {
    setIsChecking(true)
    await checkAiStatus(studio.toast)
    setIsChecking(false)
  }
  const more: MenuEntry[] = [
    { label: texts.save, icon: Save, onSelect: () => saveNow(studio) },
    { label: texts.history, icon: History, onSelect: toggleHistory },
    { label: texts.aiStatus, icon: Sparkles, onSelect: () => void checkAi() },
    { label: 'Keyboard shortcuts', icon: Keyboard, onSelect: () => studio.view.set({ dialog: 'shortcuts' }) },
  ]
  return (
    <header className="sh">
      <HeaderStart name={name} />
      <SaveStatus />
      <span className="sep only-d" />
      <UndoButtons />
      <div className="end">
        <Button
          variant="ghost"
          icon={Sparkles}
          className="only-d wide-label"
          onClick={checkAi}
          aria-busy={isChecking}
        >
          {texts.aiStatus}
        </Button>
        <Button
          variant="ghost"
          icon={History}
          className={classes('only-d wide-label', sheet === 'history' && 'on')}
          aria-expanded={sheet === 'history'}
          onClick={toggleHistory}
        >
          {texts.history}
        </Button>
        <span className="sep only-d" />
        <Button className="only-d" onClick={() => saveNow(studio)}>
          {texts.save}
        </Button>
        <Button variant="primary" icon={WandSparkles} className="only-d" onClick={openGenerate}>
          {texts.generate}
        </Button>
        <Menu
          trigger={<IconButton icon={Ellipsis} label="More" hasNoTooltip className="only-m" />}
          entries={more}
        />
      </div>
    </header>
  )
}
