import { isAllowed } from '@kwiq/contracts'
import { Button, Dialog, Field, Select } from '@kwiq/ui'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { SharedProject } from './share-dialog.tsx'
import { ShareForm } from './share-form.tsx'
import { texts } from './texts.ts'
import { useProjectChoice } from './use-sharing.ts'

/** Shares one of the projects: the dialog asks which. Not there while there is none. */
export function ShareButton() {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useProjectChoice()
  if (!data?.some(({ role }) => isAllowed(role, 'share'))) return null
  return (
    <>
      <Button icon={UserPlus} onClick={() => setIsOpen(true)}>
        {texts.share}
      </Button>
      {isOpen && <ChooseAndShare onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ChooseAndShare({ onClose }: { onClose: () => void }) {
  const { data = [] } = useProjectChoice()
  const projects = data.filter(({ role }) => isAllowed(role, 'share'))
  // Of one there is nothing to choose.
  const [only, another] = projects
  const [projectId, setProjectId] = useState(only && !another ? only.id : '')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.titleWithoutProject}
      className="share-dialog"
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Field label={texts.project}>
        {(control) => (
          <Select
            {...control}
            value={projectId}
            options={[
              { value: '', label: texts.chooseProject },
              ...projects.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setProjectId}
          />
        )}
      </Field>
      {projectId === '' ? (
        <ShareForm projectId={null} />
      ) : (
        <SharedProject key={projectId} projectId={projectId} onClose={onClose} />
      )}
    </Dialog>
  )
}
