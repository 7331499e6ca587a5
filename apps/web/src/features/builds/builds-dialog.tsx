import './builds.css'
import { Dialog, Tabs } from '@kwiq/ui'
import { useState } from 'react'
import { BuildList } from './build-list.tsx'
import { NewBuild } from './new-build/new-build.tsx'
import { SigningKeyPanel } from './signing-key/signing-key-panel.tsx'
import { StoreSteps } from './store-steps.tsx'
import { texts } from './texts.ts'

type Tab = 'new' | 'builds' | 'stores' | 'key'

interface BuildsDialogProps {
  projectId: string
  projectName: string
  firstTab?: Tab
  onClose: () => void
}

/** Everything about a project's exports: build it, follow and download builds, what to do next, and its key. */
export function BuildsDialog({ projectId, projectName, firstTab = 'new', onClose }: BuildsDialogProps) {
  const [tab, setTab] = useState<Tab>(firstTab)
  const tabs = [
    {
      value: 'new' as const,
      title: texts.newBuild,
      content: <NewBuild projectId={projectId} onStarted={() => setTab('builds')} />,
    },
    { value: 'builds' as const, title: texts.builds, content: <BuildList projectId={projectId} /> },
    { value: 'stores' as const, title: texts.toTheStores, content: <StoreSteps projectId={projectId} /> },
    { value: 'key' as const, title: texts.signingKey, content: <SigningKeyPanel projectId={projectId} /> },
  ]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      className="builds-dialog"
      title={texts.title(projectName)}
      description={texts.description}
    >
      <Tabs label={texts.sections} value={tab} onChange={setTab} tabs={tabs} />
    </Dialog>
  )
}
